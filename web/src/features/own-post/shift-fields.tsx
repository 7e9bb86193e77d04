import { TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import s from './change-date.module.css';
import type { TakenFields } from './taken-form.ts';
import { ownPostTexts as t } from './texts.ts';

type ShiftProps = Pick<TakenFields, 'field'> & {
  readonly refusal: string | undefined;
  /** The first date before and after. */
  readonly preview: string | undefined;
};

/** Fields of a shift by hours and minutes, with an example. */
export function ShiftFields({ field, refusal, preview }: ShiftProps) {
  const hours = field('hours');
  return (
    <>
      <SelectField label={t.direction} {...field('direction')}>
        <option value="1">{t.later}</option>
        <option value="-1">{t.earlier}</option>
      </SelectField>
      <div className={s.pair}>
        <TextField label={t.hours} inputMode="numeric" autoComplete="off" maxLength={5} {...hours} error={hours.error ?? refusal} />
        <TextField label={t.minutes} inputMode="numeric" autoComplete="off" maxLength={5} {...field('minutes')} />
      </div>
      <p role="status" className={s.preview}>
        {preview ?? t.shiftNoPreview}
      </p>
    </>
  );
}
