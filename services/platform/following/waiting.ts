import { setTimeout as pause } from 'node:timers/promises';
import { awaited, type Operation } from '../engine/operation.ts';
import { Refusal } from '../errors.ts';
import { viewKey } from '../ports/shared/view-index.ts';
import type { Store, View, ViewReader } from '../ports/store.ts';
import type { Position } from '../position.ts';
import { singleFlight } from '../single-flight.ts';
import { foldNext } from './fold-next.ts';
import type { Goal, Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** How long an answer waits for a view. */
const patienceMs = 2000;
/** After this time the process that waits folds what is missing itself, whichever process keeps the lane. */
const foldItselfAfterMs = 200;
/** Between two looks at how far a view has come, before and after that. */
const lookEveryMs = { first: 25, later: 100 };
/** Between two looks at documents that are waited for: more and more seldom. */
const docLookMs = { first: 10, max: 400 };

/** A reader that first waits for what the caller has seen. */
export type WaitingReader<Doc extends object> = ViewReader<Doc> & {
  /**
   * The documents (≤ 500, in the order of `ids`) once they satisfy a condition, looked at whenever the view has folded more; as they are
   * after `timeoutMs`, then with `satisfied: false`.
   */
  waitFor(ids: string[], condition: (docs: Doc[]) => boolean, timeoutMs: number): Promise<{ docs: Doc[]; satisfied: boolean }>;
};

export type Waiting = {
  /** `view` and `strict` of a context. */
  reader<Doc extends object>(view: View<Doc>, operation: Operation, strict: boolean): WaitingReader<Doc>;
  /** Waits as an access check does. Refuses: 503 `catching-up`. */
  readyStrictly(view: View, operation: Operation): Promise<void>;
};

const catchingUp = () => new Refusal('unavailable', 'catching-up', 'Still catching up. Please try again in a moment.', { retryAfter: 1 });

export function waitForViews(store: Store, progress: Progress, source: SourceLog): Waiting {
  const pulls = singleFlight<boolean>();

  const hasReached = (view: View, { source: name, lane, seq }: Goal) => progress.behind(view, { [name]: { [lane]: seq } }).length === 0;

  /** Folds what is missing from the owner's log, whichever process keeps the lane. True when the log has no more: then there is nothing to wait for. */
  const pull = async (view: View, { source: name, lane }: Goal): Promise<boolean> => {
    const cursor = (await store.views.cursors(view, name)).get(lane) ?? 0;
    const commits = await source.read(name, lane, cursor, 1000);
    if (commits.length > 0) await foldNext(store, progress, view, name, lane, commits);
    return commits.length === 0;
  };

  /** Many who wait for one lane pull it once. Only who began the pull knows that the log was read after it was asked for. */
  const help = async (view: View, goal: Goal): Promise<boolean> => {
    let isMine = false;
    const pulled = pulls(`${viewKey(view)}/${goal.source}/${goal.lane}`, () => {
      isMine = true;
      return pull(view, goal);
    });
    const isAtEnd = await pulled.catch(() => false);
    return isMine && isAtEnd;
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
      if (waited < foldItselfAfterMs) await progress.next(view, goal, lookEveryMs.first);
      else if (await Promise.race([help(view, goal), deadline])) return true;
      else if (!hasReached(view, goal)) await progress.next(view, goal, lookEveryMs.later);
    }
  };

  /** Waits until the view has folded the position; false when it has not within `ms`. */
  const until = async (view: View, position: Position, ms: number): Promise<boolean> => {
    const behind = progress.behind(view, position);
    if (behind.length === 0) return true;
    const reached = await Promise.all(behind.map((goal) => untilLane(view, goal, ms)));
    return reached.every(Boolean);
  };

  /** The low watermark that each view has come to; a new one is told every few seconds only. */
  const passed = new Map<View, Position>();
  const untilLowWatermark = async (view: View): Promise<boolean> => {
    // Calls come before the owners were asked: a check that rested on nothing would grant what was taken away long ago.
    const isAsked = progress.asked.then(() => true);
    if (!(await Promise.race([isAsked, pause(patienceMs, false, { ref: false })]))) return false;
    const lowWatermark = progress.lowWatermark();
    if (passed.get(view) === lowWatermark) return true;
    const reached = await until(view, lowWatermark, patienceMs);
    if (reached) passed.set(view, lowWatermark);
    return reached;
  };

  /**
   * [Note: What an access check rests on] A view that is being rebuilt, or one of whose lanes has stopped, may still grant what was
   * withdrawn. So a strict reader refuses at once, and it also refuses while the view lags behind what the logs held some seconds ago.
   */
  const readyStrictly = async (view: View, operation: Operation) => {
    if (progress.isBuilding(view) || (await progress.isStalled(view))) throw catchingUp();
    const [isAtPosition, isAtLowWatermark] = await Promise.all([until(view, awaited(operation), patienceMs), untilLowWatermark(view)]);
    if (!isAtPosition || !isAtLowWatermark || (await progress.isStalled(view))) throw catchingUp();
  };
  const ready = async (view: View, operation: Operation) => {
    // An operation that has waited in vain once does not wait again.
    const reached = await until(view, awaited(operation), operation.outcome.stale ? 0 : patienceMs);
    if (!reached || progress.isBuilding(view)) operation.outcome.stale = true;
  };

  /** Another process may fold the view, and this one hears nothing of it: so it also looks from time to time. */
  const waitForDocs = async <Doc extends object>(view: View<Doc>, read: () => Promise<Doc[]>, condition: (docs: Doc[]) => boolean, timeoutMs: number) => {
    const deadline = Date.now() + timeoutMs;
    for (let lookAfterMs = docLookMs.first; ; lookAfterMs = Math.min(lookAfterMs * 1.5, docLookMs.max)) {
      const changed = progress.changed(view, Math.min(lookAfterMs, Math.max(deadline - Date.now(), 0)));
      const docs = await read();
      const satisfied = condition(docs);
      if (satisfied || Date.now() >= deadline) return { docs, satisfied };
      await changed;
    }
  };

  return {
    readyStrictly,
    reader(view, operation, strict) {
      const reader = store.views.reader(view);
      const isReady = () => (strict ? readyStrictly(view, operation) : ready(view, operation));
      return {
        async waitFor(ids, condition, timeoutMs) {
          await isReady();
          return waitForDocs(view, () => reader.getMany(ids), condition, timeoutMs);
        },
        get: (id) => isReady().then(() => reader.get(id)),
        getMany: (ids) => isReady().then(() => reader.getMany(ids)),
        page: (request) => isReady().then(() => reader.page(request)),
        newest: (request) => isReady().then(() => reader.newest(request)),
        words: (request) => isReady().then(() => reader.words(request)),
      };
    },
  };
}
