import { categories, categoryLabels } from '@kloak/proto/rules/text/categories.ts';
import type { ComponentProps } from 'react';
import { memberTexts as t } from '../lib/member-texts.ts';
import { SelectField } from '../ui/form/select-field.tsx';

/** Field for a video's category. */
export function CategoryField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  return (
    <SelectField label={t.category} {...field}>
      {categories.map((category) => (
        <option key={category} value={category}>
          {categoryLabels[category]}
        </option>
      ))}
    </SelectField>
  );
}
