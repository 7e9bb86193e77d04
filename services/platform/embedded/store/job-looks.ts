// [Note: Looking for jobs] Jobs that nobody wants now may wait in any number, so no look passes over them one by one. It goes from reaction to reaction, and
// of one whose first jobs are all of full homes from home to home, by one seek of an index each; so it costs what these are, however many jobs wait.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { fullHomes, fullReactions } from '../../ports/shared/job-room.ts';
import type { Room } from '../../ports/store.ts';
import { limited, text, textIfAny } from './rows.ts';

/** `at`: its time in the list where it was found. */
export type FoundJob = { readonly id: string; readonly reaction: string; readonly home: string | undefined; readonly at: string };
export type Wanted = { readonly room: Room | undefined; readonly known: readonly string[] | undefined };

export type JobList = {
  /** The first ones whose time is on that side of `bound`: ISO 8601 UTC. Beside full homes it may be fewer than there are, but some. */
  first(wanted: Wanted, bound: string, limit: number): FoundJob[];
};

/** A list of jobs: in which of them `isIn`, sorted by `time`. `side`: on which side of a bound is asked. Its index has its name, that of its homes `{name}_of_home`. */
type Declared = { name: string; isIn: string; time: 'free_at' | 'turn_at'; side: '<=' | '>' };

/** Due, and their turn has come; or taken, and their taker's time is over. */
export const freeJobs: Declared = { name: 'jobs_free', isIn: 'parked_at IS NULL', time: 'free_at', side: '<=' };
/** Due, and their turn is still to come. */
export const earlyJobs: Declared = { name: 'jobs_early', isIn: 'turn_at > due_at', time: 'turn_at', side: '>' };

/** So many of a reaction are looked at in their order, where homes of it are full: homes take turns, so most often another is among them. */
const aheadAtMost = 50;

export function openJobList(db: DatabaseSync, { name, isIn, time, side }: Declared): JobList {
  const from = (index: string) => `FROM jobs INDEXED BY ${index} WHERE ${isIn}`;
  const nextHome = db.prepare(`SELECT home ${from(`${name}_of_home`)} AND reaction = ? AND home > ? ORDER BY home LIMIT 1`);
  const found = `SELECT id, reaction, home, ${time} AS at`;
  const firstOfNext = db.prepare(`${found} ${from(name)} AND reaction > ? ORDER BY reaction, ${time}, id LIMIT 1`);
  const inOrder = `AND ${time} ${side} ? ORDER BY ${time}, id ${limited}`;
  const ofReaction = db.prepare(`${found} ${from(name)} AND reaction = ? ${inOrder}`);
  const ofHome = db.prepare(`${found} ${from(`${name}_of_home`)} AND reaction = ? AND home IS ? ${inOrder}`);

  const isOnSide = (at: string, bound: string) => (side === '<=' ? at <= bound : at > bound);
  /** The first job of each reaction, whatever its time is. */
  function* heads(): Generator<FoundJob> {
    for (let row = firstOfNext.get(''); row; row = firstOfNext.get(text(row.reaction))) yield readFound(row);
  }
  function* homesOf(reaction: string): Generator<string> {
    for (let row = nextHome.get(reaction, ''); row; row = nextHome.get(reaction, text(row.home))) yield text(row.home);
  }
  const firstOfHome = (reaction: string, home: string | null, bound: string, limit: number) => ofHome.all(reaction, home, bound, limit).map(readFound);
  const firstOf = (reaction: string, bound: string, limit: number) => ofReaction.all(reaction, bound, limit).map(readFound);

  /** At least one where there is any. */
  const firstBeside = (full: ReadonlySet<string>, reaction: string, bound: string, limit: number): FoundJob[] => {
    const ahead = firstOf(reaction, bound, aheadAtMost);
    const open = ahead.filter(({ home }) => home === undefined || !full.has(home));
    if (open.length > 0 || ahead.length < aheadAtMost) return open;
    const homes = [null, ...[...homesOf(reaction)].filter((home) => !full.has(home))];
    const heads = sorted(homes.flatMap((home) => firstOfHome(reaction, home, bound, 1))).slice(0, limit);
    return heads.flatMap(({ home = null }) => firstOfHome(reaction, home, bound, limit));
  };

  return {
    first({ room, known }, bound, limit) {
      const full = new Set(fullReactions(room));
      const homes = new Map(fullHomes(room).map(({ reaction, homes }) => [reaction, new Set(homes)]));
      const open = [...heads()].filter(({ reaction }) => !full.has(reaction) && (known?.includes(reaction) ?? true));
      const jobs = open.flatMap((head) => {
        const { reaction, at } = head;
        if (side === '<=' && at > bound) return [];
        const fullOfIt = homes.get(reaction);
        if (fullOfIt) return firstBeside(fullOfIt, reaction, bound, limit);
        return limit === 1 && isOnSide(at, bound) ? [head] : firstOf(reaction, bound, limit);
      });
      return sorted(jobs).slice(0, limit);
    },
  };
}

const readFound = (row: Record<string, SQLOutputValue>): FoundJob => ({
  id: text(row.id),
  reaction: text(row.reaction),
  home: textIfAny(row.home),
  at: text(row.at),
});

/** By time, then id; both are compared as SQLite compares them, since they hold no letter beyond ASCII. */
const sorted = <Found extends FoundJob>(jobs: readonly Found[]): Found[] =>
  jobs.toSorted((one, other) => (one.at === other.at ? order(one.id, other.id) : order(one.at, other.at)));
const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
