// [Note: Where a reaction begins] A service that is new, or has a new reaction, meets logs that are years long. So each reaction says where it
// begins, and what stood in the log at that moment is recorded once. `now` passes over what stood there. `start` does that too, where others
// of the service have been planned beyond it already, in a pass of its own, its history; else the common planning does it.
import { sourcesOf } from '../event.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Beginning, Jobs, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

/** What a reaction has still to do of what stood in a log before it was met. */
export type History = { reaction: Reaction; source: string; until: Beginning };

export type Beginnings = {
  /** The services whose events the reactions follow. */
  sources: readonly string[];
  /** Where the reactions on a log begin. Refuses while the log's owner cannot be asked for its tails, where that is needed. */
  of(source: string): Promise<ReadonlyMap<string, Beginning>>;
  histories: readonly History[];
};

const fromTheStart: Beginning = new Map();

/** Records what can be told without another service: the reactions that begin at the start, and those of a database that knew no beginnings. */
async function recordStarts(jobs: Jobs, source: string, reactions: readonly Reaction[]): Promise<void> {
  const [recorded, planned] = await Promise.all([jobs.beginnings(source), jobs.cursors(source)]);
  // An earlier build planned without a record: what it has done must not be done again, and what it had still to do must not be skipped.
  const isOfEarlierBuild = recorded.size === 0 && planned.size > 0;
  const known = reactions.filter(({ name, from }) => !recorded.has(name) && (isOfEarlierBuild || from === 'start'));
  if (known.length > 0) await jobs.begin(source, new Map(known.map(({ name }) => [name, isOfEarlierBuild ? fromTheStart : planned])));
}

/** A reaction that begins now begins after what its service has planned; in a lane of which it has planned nothing, after the tail. */
async function recordNow(jobs: Jobs, log: SourceLog, source: string, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, Beginning>> {
  const recorded = await jobs.beginnings(source);
  const missing = reactions.filter(({ name }) => !recorded.has(name));
  if (missing.length === 0) return recorded;
  const passed = new Map([...(await log.tails(source)), ...(await jobs.cursors(source))]);
  await jobs.begin(source, new Map(missing.map(({ name }) => [name, passed])));
  return jobs.beginnings(source);
}

async function historyOf(jobs: Jobs, source: string, reaction: Reaction): Promise<History[]> {
  const until = (await jobs.beginnings(source)).get(reaction.name) ?? fromTheStart;
  const done = await jobs.cursors(source, reaction.name);
  return [...until].every(([lane, seq]) => (done.get(lane) ?? 0) >= seq) ? [] : [{ reaction, source, until }];
}

export async function openBeginnings({ jobs }: Store, log: SourceLog, reactions: readonly Reaction[]): Promise<Beginnings> {
  const on = (source: string) => reactions.filter(({ reads }) => source in reads);
  const sources = [...new Set(reactions.flatMap(({ reads }) => sourcesOf(reads)))];
  for (const source of sources) await recordStarts(jobs, source, on(source));
  const starting = sources.flatMap((source) => on(source).flatMap((reaction) => (reaction.from === 'start' ? [{ source, reaction }] : [])));
  const histories = (await Promise.all(starting.map(({ source, reaction }) => historyOf(jobs, source, reaction)))).flat();
  const known = new Map<string, ReadonlyMap<string, Beginning>>();
  return {
    sources,
    histories,
    async of(source) {
      const beginnings = known.get(source) ?? (await recordNow(jobs, log, source, on(source)));
      known.set(source, beginnings);
      return beginnings;
    },
  };
}
