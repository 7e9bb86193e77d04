// [Note: Reactions at once] A push for open pages is worth no stored job. Such a reaction runs when its commit arrives, in the order of the partition.
// Its cursor is saved later, so a run that a crash prevented takes place at the restart, and the last ones again. A run that fails or takes too long
// becomes a job, and so do those behind it: nothing here waits for it.
import type { Logger } from 'pino';
import { waitAtMost } from '../async/wait-at-most.ts';
import { yieldTurn } from '../async/yield-turn.ts';
import { hasUnknown } from '../engine/known-commits.ts';
import type { RecordedEvent } from '../event.ts';
import { planningConsumerName } from '../ports/shared/store-rules.ts';
import type { Commit, Job, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';
import type { Beginnings } from './beginnings.ts';
import { lazyCursors } from './lazy-cursors.ts';
import { begunIn, firstPlace, jobOf, type Planning, type PlanningConsumer, plan, type Run, runsOf, unplanned, type Wanted } from './planning.ts';

const maxRunMs = 250;

/** Name of its cursor among those of planning: no reaction has it. */
const historyOf = 'at-once';

/** `react`: runs a reaction for a whole event. */
type AtOnceOptions = { react(reaction: Reaction, job: Job, event: RecordedEvent): Promise<void>; log: Logger };

/** Runs those reactions of the shared cursor that run at once. Undefined if there is none. */
export function atOnceConsumer(
  store: Store,
  beginnings: Beginnings,
  { dueAt, planned }: Planning,
  { react, log }: AtOnceOptions,
): PlanningConsumer | undefined {
  const reactions = beginnings.shared.filter(({ atOnce }) => atOnce);
  if (reactions.length === 0) return undefined;
  const name = planningConsumerName(historyOf);
  const places = lazyCursors(store, name);
  const sources = [...new Set(reactions.flatMap(({ reads }) => Object.keys(reads)))];
  const wanted = async (source: string, lane: number): Promise<Wanted> => ({ by: name, reactions, hasBegun: await begunIn(beginnings, source, lane) });

  const hasRun = async (run: Run): Promise<boolean> => {
    if (hasUnknown(run.event.source, run.commit)) return false;
    const running = react(run.reaction, jobOf(run, dueAt), run.event).then(
      () => true,
      (error: unknown) => {
        log.debug({ reaction: run.reaction.name, err: error }, 'a reaction could not run at once and becomes a job');
        return false;
      },
    );
    return (await waitAtMost(maxRunMs, running)) === true;
  };

  /** Runs those of one home in their order. Returns those that become jobs. */
  const runInOrder = async (runs: readonly Run[]): Promise<readonly Run[]> => {
    for (const [at, run] of runs.entries()) {
      await yieldTurn();
      if (!(await hasRun(run))) return runs.slice(at);
    }
    return [];
  };

  const runAll = async (source: string, lane: number, commits: readonly Commit[]) => {
    const people = [...new Set(commits.flatMap(({ who }) => who))];
    const erased = people.length > 0 ? await store.erased.among(people) : undefined;
    const { runs, skipped } = runsOf(await wanted(source, lane), source, commits, erased);
    const left = await Promise.all([...Map.groupBy(runs, ({ event }) => event.home).values()].map(runInOrder));
    return { jobs: left.flat().map((run) => jobOf(run, dueAt)), skipped };
  };

  return {
    name,
    sources,
    async cursor(source, lane) {
      places.drop(source, lane);
      const [own, shared] = await Promise.all([store.jobs.cursors(source, historyOf), store.jobs.cursors(source)]);
      // An earlier build planned these reactions with the others.
      return own.get(lane) ?? shared.get(lane) ?? firstPlace(beginnings, source, lane);
    },
    async handle(source, lane, commits) {
      const next = unplanned(await places.of(source, lane), commits);
      const last = next.at(-1);
      if (!last) return;
      const left = await runAll(source, lane, next);
      const place = { source, lane, seq: last.seq, link: last.link, historyOf };
      if (left.jobs.length + left.skipped.length > 0) await plan(store, left, place, planned);
      else places.note(place);
    },
    planAgain: async (source, commit) => {
      const { runs, skipped } = runsOf(await wanted(source, commit.lane), source, [commit]);
      await plan(store, { jobs: runs.map((run) => jobOf(run, dueAt)), skipped }, undefined, planned);
    },
    stop: places.stop,
  };
}
