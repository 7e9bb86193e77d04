// [Note: Cursors saved later] A consumer that left no job behind has nothing to save but its place. It saves that some seconds later, so that many
// commits are one write. After a crash it repeats what follows the saved place.
import type { Jobs, Mark, Store } from '../ports/store.ts';

/** Longer than changes for pages are gathered (`gatherChanges`), so that a saved place was also pushed. */
const saveAfterMs = 1500;

export type CursorMove = Exclude<Parameters<Jobs['plan']>[1], undefined>;
export type CursorPlace = Pick<Mark, 'seq' | 'link'>;

export type LazyCursors = {
  /** Last place of a partition, saved or not; undefined before the first commit. */
  of(source: string, lane: number): Promise<CursorPlace | undefined>;
  /** Notes a place that is saved later. */
  note(move: CursorMove): void;
  /** Forgets an unsaved place: another process may have gone on from the saved one, or the log lost its end. */
  drop(source: string, lane: number): void;
  /** Saves all places now, for the last time. */
  stop(): Promise<void>;
};

/** `consumer`: name of the cursor. */
export function lazyCursors({ jobs, marks }: Pick<Store, 'jobs' | 'marks'>, consumer: string): LazyCursors {
  const reached = new Map<string, CursorMove>();
  /** Places that are saved at the next time. */
  let due = new Map<string, CursorMove>();
  let timer: NodeJS.Timeout | undefined;
  const nameOf = (source: string, lane: number) => `${source}/${lane}`;

  const saveDue = async () => {
    const moves = [...due.values()];
    due = new Map([...reached].filter(([, move]) => !moves.includes(move)));
    // If one fails, a later place of its partition is saved, or commits are repeated.
    await Promise.allSettled(moves.map((move) => jobs.plan([], move)));
    for (const [name, move] of reached) if (moves.includes(move)) reached.delete(name);
    timer = undefined;
    if (due.size > 0) wait();
  };
  const wait = () => {
    timer ??= setTimeout(() => void saveDue(), saveAfterMs);
  };

  return {
    async of(source, lane) {
      const known = reached.get(nameOf(source, lane));
      const saved = (await marks.of(source, consumer)).find((mark) => mark.lane === lane);
      return known && known.seq > (saved?.seq ?? 0) ? known : saved;
    },
    note(move) {
      const name = nameOf(move.source, move.lane);
      reached.set(name, move);
      if (due.size === 0) due.set(name, move);
      wait();
    },
    drop(source, lane) {
      const name = nameOf(source, lane);
      reached.delete(name);
      due.delete(name);
    },
    async stop() {
      clearTimeout(timer);
      await Promise.all([...reached.values()].map((move) => jobs.plan([], move)));
    },
  };
}
