// Plans jobs: one for each event of a log and each reaction that follows it.

import { singleFlight } from '../async/single-flight.ts';
import { digest } from '../codec/keys.ts';
import { isOfTypes, type RecordedEvent } from '../event.ts';
import { eventsOrSkip } from '../following/recorded-events.ts';
import type { Consumer } from '../following/subscription.ts';
import { mayFollow, OtherHistory } from '../ports/shared/links.ts';
import { planningConsumerName } from '../ports/shared/store-rules.ts';
import type { Skip } from '../ports/skips.ts';
import type { Commit, Job, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';
import type { Beginnings, SeparatePass } from './beginnings.ts';
import { bareEvent } from './job-events.ts';
import { type CursorMove, type CursorPlace, type LazyCursors, lazyCursors } from './lazy-cursors.ts';

const noPeople: ReadonlySet<string> = new Set();

/** `dueAt`: due time of a job, from the time of its event and a delay. `planned`: called after jobs were planned. */
export type Planning = { dueAt(eventAt: string, delayMs: number): Date; planned(): void };
type DueAt = Planning['dueAt'];

/** One run of a reaction for an event. */
export type Run = { reaction: Reaction; event: RecordedEvent; commit: Commit };

/** The job of a run, as it is stored. */
export function jobOf({ reaction, event, commit }: Run, due: DueAt): Job {
  // The link keeps ids unique if a log lost its end and has another event at that place.
  const history = event.link === undefined ? [] : [event.link];
  const id = digest(event.source, event.lane, event.seq, event.index, reaction.name, ...history);
  const dueAt = due(event.at, (reaction.afterSeconds ?? 0) * 1000).toISOString();
  return { id, reaction: reaction.name, dueAt, attempts: 0, waits: 0, event: bareEvent(event, commit), trace: commit.trace };
}

export type Wanted = { by: string; reactions: readonly Reaction[]; hasBegun(reaction: Reaction, seq: number): boolean };
/** Runs for each event and each reaction that follows it and began before it, and skips of unreadable commits. */
export function runsOf(
  { by, reactions, hasBegun }: Wanted,
  source: string,
  commits: readonly Commit[],
  erased: ReadonlySet<string> = noPeople,
): { runs: Run[]; skipped: Skip[] } {
  const skipped: Skip[] = [];
  const runs = commits.flatMap((commit) => {
    const begun = reactions.filter((reaction) => hasBegun(reaction, commit.seq));
    const events = eventsOrSkip(source, commit, erased, (skip) => skipped.push(skip), by);
    return events.flatMap((event) => begun.filter(({ reads }) => isOfTypes(reads, event)).map((reaction) => ({ reaction, event, commit })));
  });
  return { runs, skipped };
}

type Jobs = { jobs: Job[]; skipped: Skip[] };
function jobsOf(wanted: Wanted, due: DueAt, source: string, commits: readonly Commit[]): Jobs {
  const { runs, skipped } = runsOf(wanted, source, commits);
  return { jobs: runs.map((run) => jobOf(run, due)), skipped };
}

export async function plan({ jobs, skips }: Store, planned: Jobs, from: CursorMove | undefined, notify: () => void): Promise<void> {
  for (const skip of planned.skipped) await skips.note(skip);
  await jobs.plan(planned.jobs, from);
  if (planned.jobs.length > 0) notify();
}

/** Cursor of a backfill; undefined before its first commit. */
async function plannedTo({ marks }: Store, historyOf: string, source: string, lane: number): Promise<CursorPlace | undefined> {
  return (await marks.of(source, planningConsumerName(historyOf))).find((mark) => mark.lane === lane);
}

/** Commits after a cursor. Throws `OtherHistory` if they do not follow its link. */
export function unplanned(place: CursorPlace | undefined, commits: readonly Commit[]): Commit[] {
  const next = commits.filter(({ seq }) => seq > (place?.seq ?? 0));
  const [first] = next;
  if (place && first?.seq === place.seq + 1 && !mayFollow(place.link, first)) throw new OtherHistory('What was planned is of another history of its log.');
  return next;
}

/** A consumer that can plan a commit later which it skipped as unreadable. `stop` saves its place. */
export type PlanningConsumer = Consumer & { planAgain(source: string, commit: Commit): Promise<void>; stop(): Promise<void> };

/** Places of the shared cursor from the beginnings, for partitions that it has not reached. */
export async function firstPlace(beginnings: Beginnings, source: string, lane: number): Promise<number> {
  return Math.min(...[...(await beginnings.of(source)).values()].map((lanes) => lanes.get(lane) ?? 0));
}

/** True if a reaction of the shared cursor began before a commit. */
export async function begunIn(beginnings: Beginnings, source: string, lane: number): Promise<Wanted['hasBegun']> {
  const begun = await beginnings.of(source);
  return (reaction, seq) => seq > (begun.get(reaction.name)?.get(lane) ?? 0);
}

/** Plans jobs of the reactions that share a cursor, except those that run at once. A job's id is made of its event and reaction. */
export function planningConsumer(store: Store, beginnings: Beginnings, { dueAt: due, planned: notify }: Planning): PlanningConsumer {
  // Lanes begin at once, so one query reads the cursors of all.
  const look = singleFlight<ReadonlyMap<number, number>>();
  const name = planningConsumerName(undefined);
  const places: LazyCursors = lazyCursors(store, name);
  const reactions = beginnings.shared.filter(({ atOnce }) => !atOnce);
  const wanted = async (source: string, lane: number): Promise<Wanted> => ({ by: name, reactions, hasBegun: await begunIn(beginnings, source, lane) });
  return {
    name,
    sources: beginnings.sources,
    async cursor(source, lane) {
      places.drop(source, lane);
      return (await look(source, () => store.jobs.cursors(source))).get(lane) ?? firstPlace(beginnings, source, lane);
    },
    async handle(source, lane, commits) {
      // A suspended process may be late: another one planned these jobs, which may be done and must not come again.
      const next = unplanned(await places.of(source, lane), commits);
      const last = next.at(-1);
      if (!last) return;
      const planned = jobsOf(await wanted(source, lane), due, source, next);
      const place = { source, lane, seq: last.seq, link: last.link };
      if (planned.jobs.length + planned.skipped.length > 0) await plan(store, planned, place, notify);
      else places.note(place);
    },
    planAgain: async (source, commit) => plan(store, jobsOf(await wanted(source, commit.lane), due, source, [commit]), undefined, notify),
    stop: places.stop,
  };
}

/** Plans one reaction in a pass of its own. See [Note: Where a reaction begins] and [Note: Builds beside each other]. */
export function passConsumer(store: Store, { name, reaction, source, from, until }: SeparatePass, { dueAt: due, planned: notify }: Planning): PlanningConsumer {
  const planned = async (lane: number) => (await plannedTo(store, name, source, lane)) ?? { seq: from.get(lane) ?? 0 };
  const wanted: Wanted = { by: planningConsumerName(name), reactions: [reaction], hasBegun: () => true };
  return {
    name: planningConsumerName(name),
    sources: [source],
    cursor: async (_source, lane) => (await planned(lane)).seq,
    async handle(_source, lane, commits) {
      const [done, end] = [await planned(lane), until ? (until.get(lane) ?? 0) : Number.POSITIVE_INFINITY];
      const next = unplanned(done, commits).filter(({ seq }) => seq <= end);
      const last = next.at(-1);
      if (!last) return;
      await plan(store, jobsOf(wanted, due, source, next), { source, lane, seq: last.seq, link: last.link, historyOf: name }, notify);
    },
    planAgain: (_source, commit) => plan(store, jobsOf(wanted, due, source, [commit]), undefined, notify),
    stop: async () => {},
  };
}
