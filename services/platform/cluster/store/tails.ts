// Tails of partitions as this process knows them: never ahead of the database.
import type { Commits, LanePlace } from './commits.ts';

export type Tails = {
  known(lane: number): LanePlace;
  /** The lane reaches at least so far. */
  note(lane: number, place: LanePlace): void;
  /** The lane may reach so far. */
  hint(lane: number, seq: number): void;
  /** Looks at the place of the last hint, where that is beyond what is known: one question at most. */
  freshen(lane: number): Promise<void>;
  /** The tail now. */
  find(lane: number): Promise<LanePlace>;
};

export function openTails(commits: Pick<Commits, 'placeAt'>): Tails {
  const tails = new Map<number, LanePlace>();
  const hints = new Map<number, number>();
  const known = (lane: number) => tails.get(lane) ?? { seq: 0 };
  const note = (lane: number, place: LanePlace) => {
    if (place.seq > known(lane).seq) tails.set(lane, place);
  };
  const freshen = async (lane: number) => {
    const seq = hints.get(lane) ?? 0;
    // A wrong one costs its question once.
    hints.delete(lane);
    const found = seq > known(lane).seq ? await commits.placeAt(lane, seq) : undefined;
    if (found) note(lane, found);
  };
  return {
    known,
    note,
    hint: (lane, seq) => void hints.set(lane, Math.max(seq, hints.get(lane) ?? 0)),
    freshen,
    /** Lanes are dense: asks for single places, in doubling steps from what is known, then halving. Mostly that is one question. */
    async find(lane) {
      await freshen(lane);
      let low = known(lane);
      let high = low.seq + 1;
      let step = 1;
      for (let found = await commits.placeAt(lane, high); found; found = await commits.placeAt(lane, high)) {
        low = found;
        step *= 2;
        high = low.seq + step;
      }
      while (high - low.seq > 1) {
        const middle = Math.floor((low.seq + high) / 2);
        const found = await commits.placeAt(lane, middle);
        if (found) low = found;
        else high = middle;
      }
      note(lane, low);
      return low;
    },
  };
}
