import type { SeenTime } from '../clock/seen-time.ts';

/** Note about the clock, one for the whole service. `rev`: the number of notes so far. */
export type ClockNote = { rev: number; seen: SeenTime };
export type ClockNotes = {
  noted(): Promise<ClockNote | undefined>;
  /** Puts a note in the place of the one before it. False, and nothing is written, where that is not the one with `rev - 1`, nor, of the first, none. */
  note(next: ClockNote): Promise<boolean>;
};
