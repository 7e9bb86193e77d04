import type { SeenTime } from '../clock/seen-time.ts';

/** Note about the clock, one for the whole service. `rev`: the number of notes so far. */
export type ClockNote = { rev: number; seen: SeenTime };
export type ClockNotes = {
  noted(): Promise<ClockNote | undefined>;
  /** Replaces the previous note. False, with nothing written, unless the stored one has `rev - 1`, or is missing for the first. */
  note(next: ClockNote): Promise<boolean>;
};
