// Tails of partitions as this process knows them: never ahead of the database.
import type { Commits, LanePlace } from './commits.ts';

export type Tails = {
  known(lane: number): LanePlace;
  /** Notes that the partition reaches at least this place. */
  note(lane: number, place: LanePlace): void;
  /** Hints that the partition may reach this place. */
  hint(lane: number, seq: number): void;
  /** Checks the place of the last hint, if it is beyond the known one: at most one query. */
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
    /** Partitions have no gaps: searches by single places, in doubling steps from the known one, then halving. Mostly one query suffices. */
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
