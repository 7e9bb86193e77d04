// Corrections of an item's date by its owner.
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { minuteMs } from '@kloak/proto/rules/durations.ts';
import { badDate, type GivenDate, maxShiftMinutes, noDateToShift, readGivenDate, shiftLocalTime, type TakenPrecision } from '@kloak/proto/rules/taken-dates.ts';
import type { TakenChange__Output } from '@kloak/proto/types/media.ts';
import { checkChanges } from './changes.ts';
import { albumsOf, type Item, type ItemEvent, type PublishedItem, sortKeyOf } from './item.ts';
import { type Correction, dateOf, isCorrected, type TakenDate } from './taken-date.ts';

type DateChange = { shiftMinutes: number } | { reset: true } | { given: GivenDate; about: boolean };

const precisions = { time: 'TIME', day: 'DAY', month: 'MONTH', year: 'YEAR' } as const satisfies Record<TakenPrecision, TakenDate['precision']>;

/** Reads the requested change. Refuses 400 `bad-date` unless it has exactly one form. */
export function readDateChange({ day, month, year, about, shiftMinutes, reset }: TakenChange__Output): DateChange {
  const forms: DateChange[] = [
    ...(day === undefined ? [] : [{ given: { day }, about }]),
    ...(month === undefined ? [] : [{ given: { month }, about }]),
    ...(year === undefined ? [] : [{ given: { year }, about }]),
    ...(shiftMinutes === undefined || Math.abs(shiftMinutes) > maxShiftMinutes ? [] : [{ shiftMinutes }]),
    ...(reset ? [{ reset } as const] : []),
  ];
  const [form, other] = forms;
  if (!form || other) throw refusalOf(badDate);
  return form;
}

const msOf = (takenLocal: string) => Date.parse(`${takenLocal}Z`);

/** Instant of a local time by the offset of the earlier date, or else UTC. */
function instantOf(takenLocal: string, before: TakenDate): string {
  const isKnown = before.takenAt !== undefined && before.takenLocal !== undefined;
  const offsetMinutes = isKnown ? Math.round((msOf(before.takenLocal ?? '') - Date.parse(before.takenAt ?? '')) / minuteMs) : 0;
  return new Date(msOf(takenLocal) - offsetMinutes * minuteMs).toISOString();
}

/** The owner's date; undefined for the file's. */
function correctedDate(before: TakenDate, change: DateChange, now: Date): TakenDate | undefined {
  if ('reset' in change) return undefined;
  if ('given' in change) {
    const { takenLocal, precision } = valueOrRefuse(readGivenDate(change.given, now));
    return { takenAt: instantOf(takenLocal, before), takenLocal, precision: precisions[precision], about: change.about };
  }
  if (before.takenLocal === undefined) throw refusalOf(noDateToShift);
  const takenLocal = valueOrRefuse(shiftLocalTime(before.takenLocal, change.shiftMinutes, now));
  return { ...before, takenAt: instantOf(takenLocal, before), takenLocal };
}

function takenChanged(state: PublishedItem, corrections: readonly Correction[], change: string, undone = false): ItemEvent {
  const { item, owner } = state.original;
  const after = { ...state, corrections };
  const { takenAt, precision, about } = dateOf(after);
  const said = { corrected: isCorrected(after), precision, about, ...(takenAt !== undefined && { takenAt }) };
  return { type: 'ItemTakenChanged', data: { item, owner, change, ...(undone && { undone }), ...said, albums: albumsOf(state), ...sortKeyOf(after) } };
}

/**
 * Corrects the date, as the change with this id. No-op if the item is not published. Refuses: 400 `bad-date`, or `no-date` if there is none to shift; 409
 * `too-many-changes`.
 */
export function changeTaken(change: string, wanted: DateChange, now: Date) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published') return [];
    const date = correctedDate(dateOf(state), wanted, now);
    checkChanges(state.changes);
    return [takenChanged(state, [...state.corrections, { change, ...(date && { date }) }], change)];
  };
}

/** Takes the change back, if it is the last one of the date. */
export function undoTaken(change: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published' || state.corrections.at(-1)?.change !== change) return [];
    return [takenChanged(state, state.corrections.slice(0, -1), change, true)];
  };
}
