import { singleFlight } from '../async/single-flight.ts';
import { waitAtMost } from '../async/wait-at-most.ts';
import { maxCommitsRead } from '../ports/shared/store-rules.ts';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View } from '../ports/store.ts';
import type { Position } from '../wire/position.ts';
import { foldNext } from './fold-next.ts';
import type { Owners, Tails } from './owners.ts';
import type { Goal, Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** Maximum wait of an answer for a view. */
export const maxViewWaitMs = 2000;
/** Time after which a waiting process folds missing commits itself, even if another keeps the partition. */
const foldItselfAfterMs = 200;
/** Intervals between two looks at a view's cursor, before and after that. */
const lookEveryMs = { first: 25, later: 100 };

export type ViewWaits = {
  /** Waits until the view has folded the position; false when it has not within `ms`. */
  until(view: View, position: Position, ms: number): Promise<boolean>;
  /**
   * Waits until the view has folded its logs' tails of 5 s ago, for every reader. False if it has not within 2 s, or if an owner with an older answer
   * does not answer within 2 s.
   */
  untilLowWatermark(view: View): Promise<boolean>;
};

type WaitsOptions = { store: Store; progress: Progress; source: Pick<SourceLog, 'read' | 'tails'>; owners: Pick<Owners, 'sourcesOf' | 'lowWatermark' | 'ask'> };

export function waitForViews({ store, progress, source, owners }: WaitsOptions): ViewWaits {
  const pulls = singleFlight<boolean>();

  const hasReached = (view: View, { source: name, lane, seq }: Goal) => progress.behind(view, { [name]: { [lane]: seq } }).length === 0;

  /** Folds missing commits from the owner's log, even if another process keeps the partition. True if the log has no more: then the wait is over. */
  const pull = async (view: View, { source: name, lane }: Goal): Promise<boolean> => {
    const cursor = (await store.views.cursors(view, name)).get(lane) ?? 0;
    const commits = await source.read(name, lane, cursor, maxCommitsRead);
    if (commits.length > 0) await foldNext(store, progress, view, name, lane, commits);
    return commits.length === 0;
  };

  /** Many reads that wait for one partition share one pull. Only the one that began it knows that the log was read after its request. */
  const help = async (view: View, goal: Goal): Promise<boolean> => {
    let isMine = false;
    const pulled = pulls(`${viewKey(view)}/${goal.source}/${goal.lane}`, () => {
      isMine = true;
      return pull(view, goal);
    });
    const isAtEnd = await pulled.catch(() => false);
    return isMine && isAtEnd;
  };

  /** A position from before a log lost its end names missing places: then only the tail is waited for. */
  const cutToTail = async (goal: Goal): Promise<Goal> => {
    const { source: name, lane, seq } = goal;
    if ((await source.read(name, lane, seq - 1, 1)).length > 0) return goal;
    return { ...goal, seq: Math.min(seq, (await source.tails(name)).get(lane) ?? 0) };
  };

  const untilLane = async (view: View, wanted: Goal, ms: number): Promise<boolean> => {
    const begun = performance.now();
    let goal = wanted;
    let cut: Promise<void> | undefined;
    for (;;) {
      await progress.lookUp(view, goal.source);
      if (hasReached(view, goal)) return true;
      if (cut === undefined) {
        // Runs during the first wait, so that it costs no time if the place exists.
        cut = cutToTail(wanted).then(
          (found) => {
            goal = found;
          },
          () => undefined,
        );
        await Promise.race([cut, progress.next(view, goal, lookEveryMs.first)]);
        continue;
      }
      const waited = performance.now() - begun;
      if (waited >= ms) return false;
      if (waited < foldItselfAfterMs) await progress.next(view, goal, lookEveryMs.first);
      else if (await waitAtMost(ms - waited, help(view, goal))) return true;
      else if (!hasReached(view, goal)) await progress.next(view, goal, lookEveryMs.later);
    }
  };

  const until: ViewWaits['until'] = async (view, position, ms) => {
    const behind = progress.behind(view, position);
    if (behind.length === 0) return true;
    const reached = await Promise.all(behind.map((goal) => untilLane(view, goal, ms)));
    return reached.every(Boolean);
  };

  /** Tails that each view has reached, since mostly the same are requested again. */
  const passed = new Map<View, Map<string, Tails>>();
  const untilTails = async (view: View, name: string, reached: Map<string, Tails>): Promise<boolean> => {
    const tails = owners.lowWatermark(name) ?? (await owners.ask(name).catch(() => undefined));
    if (tails === undefined || !(await until(view, { [name]: Object.fromEntries(tails.lanes) }, maxViewWaitMs))) return false;
    reached.set(name, tails);
    return true;
  };
  const untilLowWatermark: ViewWaits['untilLowWatermark'] = async (view) => {
    const reached = passed.get(view) ?? new Map<string, Tails>();
    passed.set(view, reached);
    const isPassed = (name: string) => {
      const tails = owners.lowWatermark(name);
      return tails !== undefined && tails === reached.get(name);
    };
    const names = owners.sourcesOf(view).filter((name) => !isPassed(name));
    return (await Promise.all(names.map((name) => untilTails(view, name, reached)))).every(Boolean);
  };

  return { until, untilLowWatermark };
}
