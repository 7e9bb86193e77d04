// How the commits of a log become jobs of the reactions that follow their events.

import { singleFlight } from '../async/single-flight.ts';
import { digest } from '../codec/keys.ts';
import { isOfTypes, type RecordedEvent } from '../event.ts';
import { orSkipped } from '../following/recorded-events.ts';
import type { Consumer } from '../following/subscription.ts';
import { mayFollow, OtherHistory } from '../ports/shared/links.ts';
import { planningConsumerName } from '../ports/shared/store-rules.ts';
import type { Skip } from '../ports/skips.ts';
import type { Commit, Job, Mark, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';
import type { Beginnings, PlannedApart } from './beginnings.ts';
import { bareEvent } from './job-events.ts';

const noPeople: ReadonlySet<string> = new Set();

/** `dueAt`: when what follows an event of that time, after so many milliseconds, is due; `planned` is called when jobs were planned. */
type Planning = { dueAt(eventAt: string, delayMs: number): Date; planned(): void };
type DueAt = Planning['dueAt'];

function jobOf(reaction: Reaction, event: RecordedEvent, due: DueAt, commit: Commit): Job {
  // A log that lost its end holds another event at its place.
  const history = event.link === undefined ? [] : [event.link];
  const id = digest(event.source, event.lane, event.seq, event.index, reaction.name, ...history);
  const dueAt = due(event.at, (reaction.afterSeconds ?? 0) * 1000).toISOString();
  return { id, reaction: reaction.name, dueAt, attempts: 0, waits: 0, event: bareEvent(event, commit), trace: commit.trace };
}

type Wanted = { by: string; reactions: readonly Reaction[]; due: DueAt; hasBegun(reaction: Reaction, seq: number): boolean };
type Jobs = { jobs: Job[]; skipped: Skip[] };
/** One job for each event of these commits and each reaction that follows it and had begun before it; and what cannot be read of them. */
function jobsOf({ by, reactions, due, hasBegun }: Wanted, source: string, commits: readonly Commit[]): Jobs {
  const skipped: Skip[] = [];
  const jobs = commits.flatMap((commit) => {
    const begun = reactions.filter((reaction) => hasBegun(reaction, commit.seq));
    const events = orSkipped(source, commit, noPeople, (skip) => skipped.push(skip), by);
    return events.flatMap((event) => begun.filter(({ reads }) => isOfTypes(reads, event)).map((reaction) => jobOf(reaction, event, due, commit)));
  });
  return { jobs, skipped };
}

type Place = Exclude<Parameters<Store['jobs']['plan']>[1], undefined>;
async function plan({ jobs, skips }: Store, planned: Jobs, from: Place | undefined, told: () => void): Promise<void> {
  for (const skip of planned.skipped) await skips.note(skip);
  await jobs.plan(planned.jobs, from);
  if (planned.jobs.length > 0) told();
}

/** How far that is planned; undefined where it has not begun. */
async function plannedTo({ marks }: Store, historyOf: string | undefined, source: string, lane: number): Promise<Pick<Mark, 'seq' | 'link'> | undefined> {
  return (await marks.of(source, planningConsumerName(historyOf))).find((mark) => mark.lane === lane);
}

/** The commits after a place. Throws `OtherHistory` when they do not follow the link there. */
function unplanned(place: Pick<Mark, 'seq' | 'link'> | undefined, commits: readonly Commit[]): Commit[] {
  const next = commits.filter(({ seq }) => seq > (place?.seq ?? 0));
  const [first] = next;
  if (place && first?.seq === place.seq + 1 && !mayFollow(place.link, first)) throw new OtherHistory('What was planned is of another history of its log.');
  return next;
}

/** One that can plan a commit that it has passed over since it could not be read. */
export type PlanningConsumer = Consumer & { planAgain(source: string, commit: Commit): Promise<void> };

/** Plans the jobs of the reactions that are planned in common: one for each event they follow, known by (event, reaction). */
export function planningConsumer(store: Store, beginnings: Beginnings, { dueAt: due, planned: told }: Planning): PlanningConsumer {
  // As of a view's consumer: all lanes begin at once, and what was planned is passed over.
  const look = singleFlight<ReadonlyMap<number, number>>();
  const name = planningConsumerName(undefined);
  const wanted = async (source: string, lane: number): Promise<Wanted> => {
    const begun = await beginnings.of(source);
    return { by: name, reactions: beginnings.common, due, hasBegun: (reaction, seq) => seq > (begun.get(reaction.name)?.get(lane) ?? 0) };
  };
  return {
    name,
    sources: beginnings.sources,
    async cursor(source, lane) {
      const begun = [...(await beginnings.of(source)).values()].map((lanes) => lanes.get(lane) ?? 0);
      return (await look(source, () => store.jobs.cursors(source))).get(lane) ?? Math.min(...begun);
    },
    async handle(source, lane, commits) {
      // A process that was suspended may come late with what another has planned: those jobs may be done and gone, and must not be made again.
      const next = unplanned(await plannedTo(store, undefined, source, lane), commits);
      const last = next.at(-1);
      if (!last) return;
      await plan(store, jobsOf(await wanted(source, lane), source, next), { source, lane, seq: last.seq, link: last.link }, told);
    },
    planAgain: async (source, commit) => plan(store, jobsOf(await wanted(source, commit.lane), source, [commit]), undefined, told),
  };
}

/** Plans what is planned of one reaction beside the others. See [Note: Where a reaction begins] and [Note: Builds beside each other]. */
export function apartConsumer(store: Store, { name, reaction, source, from, until }: PlannedApart, { dueAt: due, planned: told }: Planning): PlanningConsumer {
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
      await plan(store, jobsOf(wanted, source, next), { source, lane, seq: last.seq, link: last.link, historyOf: name }, told);
    },
    planAgain: (_source, commit) => plan(store, jobsOf(wanted, source, [commit]), undefined, told),
  };
}
