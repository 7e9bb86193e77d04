import { firstTakenYear } from '@kloak/proto/rules/taken-dates.ts';
import { dateFormat, formatDate } from '../../lib/dates.ts';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import s from './change-date.module.css';
import type { TakenFields } from './taken-form.ts';
import { ownPostTexts as t } from './texts.ts';

const month = dateFormat({ month: 'long', timeZone: 'UTC' });
/** `01` to `12`, with their names. */
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map(
  (value) => [value, formatDate(month, `2000-${value}`)] as const,
);

type GivenDateProps = TakenFields & { readonly kind: 'day' | 'month' | 'year'; readonly refusal: string | undefined };

/** Fields of a day, a month or a year, which may be approximate. `refusal` is under the last one. */
export function GivenDateFields({ kind, field, checkbox, refusal }: GivenDateProps) {
  const withRefusal = (name: 'day' | 'year') => {
    const props = field(name);
    return { ...props, error: props.error ?? refusal };
  };
  return (
    <>
      {kind === 'day' ? (
        <TextField label={t.day} type="date" min={`${firstTakenYear}-01-01`} {...withRefusal('day')} required />
      ) : (
        <div className={s.pair}>
          {kind === 'month' && (
            <SelectField label={t.month} {...field('month')} required>
              <option value="">{t.monthUnsaid}</option>
              {months.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <TextField label={t.year} inputMode="numeric" autoComplete="off" maxLength={4} {...withRefusal('year')} required />
        </div>
      )}
      <CheckField label={t.aboutLabel} {...checkbox('about')} />
    </>
  );
}
