import { privacies, privacyLabels } from '@kloak/proto/rules/privacy.ts';
import type { ComponentProps } from 'react';
import { SelectField } from '../ui/form/select-field.tsx';

/** Field for the privacy of something. `unsaid`: placeholder until one is chosen. */
export function PrivacyField({ unsaid, ...field }: Omit<ComponentProps<typeof SelectField>, 'children'> & { readonly unsaid?: string }) {
  return (
    <SelectField {...field} required>
      {unsaid && <option value="">{unsaid}</option>}
      {privacies.map((privacy) => (
        <option key={privacy} value={privacy}>
          {privacyLabels[privacy]}
        </option>
      ))}
    </SelectField>
  );
}
