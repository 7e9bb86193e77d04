import type { Post } from '@kloak/proto/api/types.ts';
import { shiftLocalTime } from '@kloak/proto/rules/taken-dates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { itemOf } from '../../posts/item.ts';
import { takenMoment } from '../../posts/taken-moment.ts';
import { useMe } from '../../session/session.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { changeTakenMutation, refusalOf } from './change-queries.ts';
import { GivenDateFields } from './given-date-fields.tsx';
import { ShiftFields } from './shift-fields.tsx';
import { readKind, readTakenForm, shiftMinutesOf, type TakenForm, takenChangeOf, takenFormOf, takenKinds } from './taken-form.ts';
import { ownPostTexts as t } from './texts.ts';

type ChangeDateProps = {
  /** At most as many as one selection. */
  readonly posts: readonly Post[];
  /** Called with their ids after the change. */
  readonly onChanged?: (ids: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Dialog in which the owner corrects when posts were taken. A refusal is shown under the field of the chosen kind. */
export function ChangeDateDialog({ posts, onChanged, onClose }: ChangeDateProps) {
  const me = useMe();
  const ids = posts.map(({ _id }) => _id);
  const dates = posts.flatMap((post) => itemOf(post) ?? []);
  const [values, setValues] = useState<TakenForm>(() => takenFormOf(posts));
  const change = useMutation(changeTakenMutation(useQueryClient(), ids, me.id));
  const { field, checkbox, form } = useForm({
    state: [
      values,
      (edit) => {
        setValues(edit);
        change.reset();
      },
    ],
    read: (now) =>
      readTakenForm(
        now,
        dates.map(({ takenLocal }) => takenLocal),
        new Date(),
      ),
    busy: change.isPending,
    onSubmit: (now) =>
      change.mutate(takenChangeOf(now), {
        onSuccess: () => {
          onClose();
          onChanged?.(ids);
        },
      }),
  });
  const kind = readKind(values.kind);
  const refusal = refusalOf(change.error);
  const first = dates.find(({ takenLocal }) => takenLocal !== null);
  return (
    <FormDialog
      title={posts.length === 1 ? t.changeDate : t.dateOfMany(posts.length)}
      submit={memberTexts.save}
      busy={memberTexts.saving}
      work={change}
      tells={(error) => refusalOf(error) !== undefined}
      form={form}
      onClose={onClose}
    >
      <SelectField label={t.dateKind} hint={t.dateHints[kind]} {...field('kind')} {...(kind === 'reset' && { error: refusal })}>
        {takenKinds.map((one) => (
          <option key={one} value={one}>
            {t.dateKinds[one]}
          </option>
        ))}
      </SelectField>
      {(kind === 'day' || kind === 'month' || kind === 'year') && <GivenDateFields kind={kind} field={field} checkbox={checkbox} refusal={refusal} />}
      {kind === 'shift' && <ShiftFields field={field} refusal={refusal} preview={first && previewOf(first, shiftMinutesOf(values))} />}
    </FormDialog>
  );
}

/** The first date before and after a shift; undefined while there is none. */
function previewOf(date: Parameters<typeof takenMoment>[0], minutes: number): string | undefined {
  const { value: takenLocal } = date.takenLocal !== null && minutes ? shiftLocalTime(date.takenLocal, minutes, new Date()) : {};
  return takenLocal === undefined ? undefined : t.shiftPreview(takenMoment(date), takenMoment({ ...date, takenLocal }));
}
