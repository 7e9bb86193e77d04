// How far each lane reaches, as this process knows it: never ahead of the database.
import type { Commits } from './commits.ts';

export type Tails = {
  known(lane: number): number;
  /** The lane reaches at least so far. */
  note(lane: number, seq: number): void;
  /** The tail now. */
  find(lane: number): Promise<number>;
};

export function openTails(commits: Commits): Tails {
  const tails = new Map<number, number>();
  const known = (lane: number) => tails.get(lane) ?? 0;
  const note = (lane: number, seq: number) => void tails.set(lane, Math.max(known(lane), seq));
  return {
    known,
    note,
    /** Lanes are dense: asks for single places, in doubling steps from what is known, then halving. Mostly that is one question. */
    async find(lane) {
      let low = known(lane);
      let high = low + 1;
      for (let step = 1; await commits.hasSeq(lane, high); high = low + step) {
        low = high;
        step *= 2;
      }
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (await commits.hasSeq(lane, middle)) low = middle;
        else high = middle;
      }
      note(lane, low);
      return low;
    },
  };
}
