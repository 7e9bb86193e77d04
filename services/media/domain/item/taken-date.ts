// Date of an item: the file's, or the owner's correction of it.
import type { ItemTakenChanged__Output } from '@kloak/proto/types/media.ts';

type KnownDate = Pick<ItemTakenChanged__Output, 'takenAt' | 'takenLocal' | 'takenFraction'>;
/** Fields as in ItemTakenChanged. */
export type TakenDate = KnownDate & Pick<ItemTakenChanged__Output, 'precision' | 'about'>;
/** One change of the date that was not undone; without `date` it went back to the file's. */
export type Correction = { change: string; date?: TakenDate };

type DatedItem = { taken?: KnownDate; corrections: readonly Correction[] };

/** The date that is valid now. */
export const dateOf = ({ taken, corrections }: DatedItem): TakenDate => corrections.at(-1)?.date ?? { ...taken, precision: 'TIME', about: false };

/** True if the valid date is the owner's. */
export const isCorrected = ({ corrections }: DatedItem): boolean => corrections.at(-1)?.date !== undefined;

/** The corrections after the event. */
export function correctionsAfter(corrections: readonly Correction[], { change, undone, corrected, ...data }: ItemTakenChanged__Output): readonly Correction[] {
  if (undone) return corrections.slice(0, -1);
  const { takenAt, takenLocal, takenFraction, precision, about } = data;
  const known = {
    ...(takenAt !== undefined && { takenAt }),
    ...(takenLocal !== undefined && { takenLocal }),
    ...(takenFraction !== undefined && { takenFraction }),
  };
  return [...corrections, { change, ...(corrected && { date: { ...known, precision, about } }) }];
}
