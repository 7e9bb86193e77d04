// Form of the dialog that corrects when posts were taken.
import type { Body, Post } from '@kloak/proto/api/types.ts';
import { maxShiftMinutes, noDateToShift, readGivenDate, shiftLocalTime } from '@kloak/proto/rules/taken-dates.ts';
import type { Checked } from '@kloak/proto/rules/text/checked.ts';
import { fieldFault, type Readings, type useForm } from '../../lib/use-form.ts';
import { itemOf } from '../../posts/item.ts';
import { knownPart } from '../../posts/taken-name.ts';
import { ownPostTexts as t } from './texts.ts';

export type TakenChange = Body<'POST /api/post/change-taken'>['taken'];

/** Kinds of a change, in the order of the choice. */
export const takenKinds = ['day', 'month', 'year', 'shift', 'reset'] as const;
export type TakenKind = (typeof takenKinds)[number];

/** `month`: `01` to `12`. `year` is of a month, too. `direction`: `1` for later, `-1` for earlier. */
export type TakenForm = {
  readonly kind: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly about: boolean;
  readonly direction: string;
  readonly hours: string;
  readonly minutes: string;
};

/** Props of its fields. */
export type TakenFields = Pick<ReturnType<typeof useForm<TakenForm>>, 'field' | 'checkbox'>;

export const readKind = (kind: string): TakenKind => takenKinds.find((one) => one === kind) ?? 'day';

/** The form for posts: with their date, if they have the same. */
export function takenFormOf(posts: readonly Post[]): TakenForm {
  const dates = posts.flatMap((post) => itemOf(post) ?? []);
  const [known = '', ...others] = new Set(dates.map((date) => knownPart(date).slice(0, 'YYYY-MM-DD'.length)));
  const [year = '', month = '', day = ''] = others.length === 0 ? known.split('-') : [];
  return {
    kind: day || !year ? 'day' : month ? 'month' : 'year',
    day: day && known,
    month,
    year,
    about: others.length === 0 && dates.some(({ takenAbout }) => takenAbout),
    direction: '1',
    hours: '',
    minutes: '',
  };
}

/** A whole number of up to five digits, or nothing for zero. */
const numberOf = (text: string): number => (/^\d{0,5}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Minutes to add to each local time; NaN unless hours and minutes are whole numbers. */
export const shiftMinutesOf = ({ direction, hours, minutes }: Pick<TakenForm, 'direction' | 'hours' | 'minutes'>): number =>
  Number(direction) * (numberOf(hours) * 60 + numberOf(minutes));

/** The requested change. */
export function takenChangeOf(form: TakenForm): TakenChange {
  const { day, month, year, about } = form;
  const said = about ? { about } : {};
  const forms = {
    day: { day, ...said },
    month: { month: `${year.trim()}-${month}`, ...said },
    year: { year: Number(year), ...said },
    shift: { shiftMinutes: shiftMinutesOf(form) },
    reset: { reset: true as const },
  };
  return forms[readKind(form.kind)];
}

const faultOf = (checked: Checked<unknown>) => checked.fault && { fault: checked.fault };
const readYear = (year: string) => (/^\d{4}$/.test(year.trim()) ? undefined : fieldFault(t.yearMissing));

/** Faults of the form for posts with these local times. */
export function readTakenForm(form: TakenForm, locals: readonly (string | null)[], now: Date): Readings<TakenForm> {
  const { day, month, year } = form;
  const kind = readKind(form.kind);
  if (kind === 'day') return { day: faultOf(readGivenDate({ day }, now)) };
  if (kind === 'year') return { year: readYear(year) ?? faultOf(readGivenDate({ year: Number(year) }, now)) };
  if (kind === 'shift') return { hours: shiftFault(form, locals, now) };
  if (kind === 'reset') return {};
  if (month === '') return { month: fieldFault(t.monthMissing) };
  return { year: readYear(year) ?? faultOf(readGivenDate({ month: `${year.trim()}-${month}` }, now)) };
}

function shiftFault(form: TakenForm, locals: readonly (string | null)[], now: Date) {
  const minutes = shiftMinutesOf(form);
  if (!minutes || Math.abs(minutes) > maxShiftMinutes) return fieldFault(t.shiftMissing);
  const shifted = locals.map((local) => (local === null ? { fault: noDateToShift } : shiftLocalTime(local, minutes, now)));
  return shifted.map(faultOf).find((fault) => fault !== undefined);
}
