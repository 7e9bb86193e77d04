// Plans jobs: one for each event of a log and each reaction that follows it.

import { singleFlight } from '../async/single-flight.ts';
import { digest } from '../codec/keys.ts';
import { isOfTypes, type RecordedEvent } from '../event.ts';
import { eventsOrSkip } from '../following/recorded-events.ts';
import type { Consumer } from '../following/subscription.ts';
import { mayFollow, OtherHistory } from '../ports/shared/links.ts';
import { planningConsumerName } from '../ports/shared/store-rules.ts';
import type { Skip } from '../ports/skips.ts';
import type { Commit, Job, Mark, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';
import type { Beginnings, SeparatePass } from './beginnings.ts';
import { bareEvent } from './job-events.ts';

const noPeople: ReadonlySet<string> = new Set();

/** `dueAt`: due time of a job, from the time of its event and a delay. `planned`: called after jobs were planned. */
type Planning = { dueAt(eventAt: string, delayMs: number): Date; planned(): void };
type DueAt = Planning['dueAt'];

function jobOf(reaction: Reaction, event: RecordedEvent, due: DueAt, commit: Commit): Job {
  // The link keeps ids unique if a log lost its end and has another event at that place.
  const history = event.link === undefined ? [] : [event.link];
  const id = digest(event.source, event.lane, event.seq, event.index, reaction.name, ...history);
  const dueAt = due(event.at, (reaction.afterSeconds ?? 0) * 1000).toISOString();
  return { id, reaction: reaction.name, dueAt, attempts: 0, waits: 0, event: bareEvent(event, commit), trace: commit.trace };
}

type Wanted = { by: string; reactions: readonly Reaction[]; due: DueAt; hasBegun(reaction: Reaction, seq: number): boolean };
type Jobs = { jobs: Job[]; skipped: Skip[] };
/** Jobs for each event and each reaction that follows it and began before it, and skips of unreadable commits. */
function jobsOf({ by, reactions, due, hasBegun }: Wanted, source: string, commits: readonly Commit[]): Jobs {
  const skipped: Skip[] = [];
  const jobs = commits.flatMap((commit) => {
    const begun = reactions.filter((reaction) => hasBegun(reaction, commit.seq));
    const events = eventsOrSkip(source, commit, noPeople, (skip) => skipped.push(skip), by);
    return events.flatMap((event) => begun.filter(({ reads }) => isOfTypes(reads, event)).map((reaction) => jobOf(reaction, event, due, commit)));
  });
  return { jobs, skipped };
}

type CursorMove = Exclude<Parameters<Store['jobs']['plan']>[1], undefined>;
async function plan({ jobs, skips }: Store, planned: Jobs, from: CursorMove | undefined, notify: () => void): Promise<void> {
  for (const skip of planned.skipped) await skips.note(skip);
  await jobs.plan(planned.jobs, from);
  if (planned.jobs.length > 0) notify();
}

/** Cursor of the shared planning or of a backfill; undefined before its first commit. */
async function plannedTo({ marks }: Store, historyOf: string | undefined, source: string, lane: number): Promise<Pick<Mark, 'seq' | 'link'> | undefined> {
  return (await marks.of(source, planningConsumerName(historyOf))).find((mark) => mark.lane === lane);
}

/** Commits after a cursor. Throws `OtherHistory` if they do not follow its link. */
function unplanned(place: Pick<Mark, 'seq' | 'link'> | undefined, commits: readonly Commit[]): Commit[] {
  const next = commits.filter(({ seq }) => seq > (place?.seq ?? 0));
  const [first] = next;
  if (place && first?.seq === place.seq + 1 && !mayFollow(place.link, first)) throw new OtherHistory('What was planned is of another history of its log.');
  return next;
}

/** A consumer that can plan a commit later which it skipped as unreadable. */
export type PlanningConsumer = Consumer & { planAgain(source: string, commit: Commit): Promise<void> };

/** Plans jobs of the reactions that share a cursor. A job's id is made of its event and reaction. */
export function planningConsumer(store: Store, beginnings: Beginnings, { dueAt: due, planned: notify }: Planning): PlanningConsumer {
  // Lanes begin at once, so one query reads the cursors of all.
  const look = singleFlight<ReadonlyMap<number, number>>();
  const name = planningConsumerName(undefined);
  const wanted = async (source: string, lane: number): Promise<Wanted> => {
    const begun = await beginnings.of(source);
    return { by: name, reactions: beginnings.shared, due, hasBegun: (reaction, seq) => seq > (begun.get(reaction.name)?.get(lane) ?? 0) };
  };
  return {
    name,
    sources: beginnings.sources,
    async cursor(source, lane) {
      const begun = [...(await beginnings.of(source)).values()].map((lanes) => lanes.get(lane) ?? 0);
      return (await look(source, () => store.jobs.cursors(source))).get(lane) ?? Math.min(...begun);
    },
    async handle(source, lane, commits) {
      // A suspended process may be late: another one planned these jobs, which may be done and must not come again.
      const next = unplanned(await plannedTo(store, undefined, source, lane), commits);
      const last = next.at(-1);
      if (!last) return;
      await plan(store, jobsOf(await wanted(source, lane), source, next), { source, lane, seq: last.seq, link: last.link }, notify);
    },
    planAgain: async (source, commit) => plan(store, jobsOf(await wanted(source, commit.lane), source, [commit]), undefined, notify),
  };
}

/** Plans one reaction in a pass of its own. See [Note: Where a reaction begins] and [Note: Builds beside each other]. */
export function passConsumer(store: Store, { name, reaction, source, from, until }: SeparatePass, { dueAt: due, planned: notify }: Planning): PlanningConsumer {
  const planned = async (lane: number) => (await plannedTo(store, name, source, lane)) ?? { seq: from.get(lane) ?? 0 };
  const wanted: Wanted = { by: planningConsumerName(name), reactions: [reaction], due, hasBegun: () => true };
  return {
    name: planningConsumerName(name),
    sources: [source],
    cursor: async (_source, lane) => (await planned(lane)).seq,
    async handle(_source, lane, commits) {
      const [done, end] = [await planned(lane), until ? (until.get(lane) ?? 0) : Number.POSITIVE_INFINITY];
      const next = unplanned(done, commits).filter(({ seq }) => seq <= end);
      const last = next.at(-1);
      if (!last) return;
      await plan(store, jobsOf(wanted, source, next), { source, lane, seq: last.seq, link: last.link, historyOf: name }, notify);
    },
    planAgain: (_source, commit) => plan(store, jobsOf(wanted, source, [commit]), undefined, notify),
  };
}
