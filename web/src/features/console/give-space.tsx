import { plans } from '@kloak/proto/rules/plans.ts';
import { useState } from 'react';
import { useMe } from '../../session/session.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { AddressForm } from './address-form.tsx';
import { giveSpaceMutation } from './console-queries.ts';
import { consoleTexts as t } from './texts.ts';

/** Form that grants the space of a plan without payment. */
export function GiveSpace() {
  const { id: me } = useMe();
  const [plan, setPlan] = useState<string>(plans[1].id);
  return (
    <AddressForm title={t.spaceTitle} note={t.spaceNote} act={t.space} done={t.spaceGiven} mutation={giveSpaceMutation(me, plan)}>
      <SelectField label={t.spaceSize} value={plan} onChange={({ currentTarget }) => setPlan(currentTarget.value)}>
        {plans.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </AddressForm>
  );
}
