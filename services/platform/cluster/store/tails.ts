// How far each lane reaches, as this process knows it: never ahead of the database.
import type { Commits, LanePlace } from './commits.ts';

export type Tails = {
  known(lane: number): LanePlace;
  /** The lane reaches at least so far. */
  note(lane: number, place: LanePlace): void;
  /** The tail now. */
  find(lane: number): Promise<LanePlace>;
};

export function openTails(commits: Pick<Commits, 'placeAt'>): Tails {
  const tails = new Map<number, LanePlace>();
  const known = (lane: number) => tails.get(lane) ?? { seq: 0 };
  const note = (lane: number, place: LanePlace) => {
    if (place.seq > known(lane).seq) tails.set(lane, place);
  };
  return {
    known,
    note,
    /** Lanes are dense: asks for single places, in doubling steps from what is known, then halving. Mostly that is one question. */
    async find(lane) {
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
