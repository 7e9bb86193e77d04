import { awaited, type Operation } from '../engine/operation.ts';
import { Refusal } from '../errors.ts';
import type { Store, View, ViewReader } from '../ports/store.ts';
import type { Position } from '../position.ts';
import { foldNext } from './fold-next.ts';
import type { Goal, Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** How long an answer waits for a view, ms. */
export const patienceMs = 2000;
/** ms until a view that lags is helped, and between looks before and after that. */
const timing = { help: 200, before: 25, after: 100 };

export type Waiting = {
  /** Waits until the view has come to the position; false when it has not in so many ms. */
  until(view: View, position: Position, ms: number): Promise<boolean>;
  /** `Work.view` and `Work.strict`. */
  reader<Doc extends object>(view: View<Doc>, operation: Operation, strict: boolean): ViewReader<Doc>;
};

const catchingUp = () => new Refusal('unavailable', 'catching-up', 'Still catching up. Please try again in a moment.', { retryAfter: 1 });

export function waitForViews(store: Store, progress: Progress, source: SourceLog): Waiting {
  const helping = new Map<string, Promise<boolean>>();

  const hasReached = (view: View, { source: name, lane, seq }: Goal) => progress.behind(view, { [name]: { [lane]: seq } }).length === 0;

  /** Folds what is missing straight from the owner's log, whoever keeps the lane. True when the log has no more: then nothing is to be waited for. */
  const pull = async (view: View, { source: name, lane }: Goal): Promise<boolean> => {
    const cursor = (await store.views.cursors(view, name)).get(lane) ?? 0;
    const commits = await source.read(name, lane, cursor, 1000);
    if (commits.length > 0) await foldNext(store, progress, view, name, lane, commits);
    return commits.length === 0;
  };

  /** Many who wait for one lane pull it once. Only who began the pull knows that the log was read after it was asked for. */
  const help = async (view: View, goal: Goal): Promise<boolean> => {
    const place = `${view.name}@${view.version}/${goal.source}/${goal.lane}`;
    const pulling = helping.get(place);
    if (pulling) {
      await pulling.catch(() => false);
      return false;
    }
    const mine = pull(view, goal).finally(() => helping.delete(place));
    helping.set(place, mine);
    return mine.catch(() => false);
  };

  const untilLane = async (view: View, goal: Goal, ms: number): Promise<boolean> => {
    const begun = Date.now();
    const deadline = new Promise<false>((resolve) => {
      setTimeout(resolve, ms, false).unref();
    });
    for (;;) {
      await progress.lookUp(view, goal.source);
      if (hasReached(view, goal)) return true;
      const waited = Date.now() - begun;
      if (waited >= ms) return false;
      if (waited < timing.help) await progress.next(view, goal, timing.before);
      else if (await Promise.race([help(view, goal), deadline])) return true;
      else if (!hasReached(view, goal)) await progress.next(view, goal, timing.after);
    }
  };

  const until: Waiting['until'] = async (view, position, ms) => {
    const behind = progress.behind(view, position);
    if (behind.length === 0) return true;
    const reached = await Promise.all(behind.map((goal) => untilLane(view, goal, ms)));
    return reached.every(Boolean);
  };

  /** The floor that each view was seen to have passed: it changes every few seconds only. */
  const passed = new Map<View, Position>();
  const untilFloor = async (view: View): Promise<boolean> => {
    const floor = progress.lowWatermark();
    if (passed.get(view) === floor) return true;
    const reached = await until(view, floor, patienceMs);
    if (reached) passed.set(view, floor);
    return reached;
  };

  /**
   * [Note: What an access check rests on] A view that is being made anew, or one of whose lanes stands still, may still grant what was
   * taken away. So a strict reader refuses it at once, and a view that lags behind what its owners said some seconds ago as well.
   */
  const readyStrictly = async (view: View, operation: Operation) => {
    if (progress.isBuilding(view) || (await progress.isStalled(view))) throw catchingUp();
    const [seen, floor] = await Promise.all([until(view, awaited(operation), patienceMs), untilFloor(view)]);
    if (!seen || !floor || (await progress.isStalled(view))) throw catchingUp();
  };
  const ready = async (view: View, operation: Operation) => {
    // Who waited in vain once in this operation does not wait again.
    const reached = await until(view, awaited(operation), operation.outcome.stale ? 0 : patienceMs);
    if (!reached || progress.isBuilding(view)) operation.outcome.stale = true;
  };

  return {
    until,
    reader(view, operation, strict) {
      const reader = store.views.reader(view);
      const isReady = () => (strict ? readyStrictly(view, operation) : ready(view, operation));
      return {
        get: (id) => isReady().then(() => reader.get(id)),
        getMany: (ids) => isReady().then(() => reader.getMany(ids)),
        page: (request) => isReady().then(() => reader.page(request)),
        newest: (request) => isReady().then(() => reader.newest(request)),
        words: (request) => isReady().then(() => reader.words(request)),
      };
    },
  };
}
