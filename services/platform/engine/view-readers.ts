// Views for calls and reactions: each query first waits for the caller's position.
import type { WaitingReader } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Progress } from '../following/progress.ts';
import { maxViewWaitMs, type ViewWaits } from '../following/waiting.ts';
import type { Store, View } from '../ports/store.ts';
import type { Position } from '../wire/position.ts';
import { undamagedReader } from './damaged-reads.ts';
import { type Operation, requiredPosition } from './operation.ts';

/**
 * Behaviour of a query after waiting in vain for the operation's position: it answers present documents, marked stale, or refuses. `strict`: see [Note:
 * Basis of an access check].
 */
export type WhenLate = 'answer' | 'refuse' | 'strict';

export type ViewReaders = {
  /** `view` and `strict` of a context. Refuses: 503 `catching-up`, and strictly `damaged-event`. */
  reader<Doc extends object>(view: View<Doc>, operation: Operation, late: WhenLate): WaitingReader<Doc>;
  /** Waits as an access check does. Refuses: 503 `catching-up`. */
  readyStrictly(view: View, operation: Operation): Promise<void>;
};

/** Intervals between two looks at awaited documents; they grow. */
const docLookMs = { first: 10, max: 400 };

const catchingUp = () => new Refusal('unavailable', 'catching-up', 'Still catching up. Please try again in a moment.', { retryAfter: 1 });

export function openViewReaders(store: Store, progress: Progress, { until, untilLowWatermark }: ViewWaits): ViewReaders {
  /**
   * [Note: Basis of an access check] A view that is being rebuilt, or with a stopped partition, may still grant revoked access. A strict reader then
   * refuses at once. It also refuses while the view lags behind the tails of 5 s ago, for every caller. Only the owners know their tails, measured by
   * the monotonic clock before each request. If the last answer is older, the owner is asked, and nothing is granted until it answers.
   */
  const readyStrictly = async (view: View, operation: Operation) => {
    if (progress.isBuilding(view) || (await progress.hasStopped(view))) throw catchingUp();
    const [isAtPosition, isAtLowWatermark] = await Promise.all([until(view, requiredPosition(operation), maxViewWaitMs), untilLowWatermark(view)]);
    if (!isAtPosition || !isAtLowWatermark || (await progress.hasStopped(view))) throw catchingUp();
    // Another process may rebuild it since a commit was repaired.
    const isMendedPerhaps = store.skips.known().some(({ source }) => source in view.reads);
    if (isMendedPerhaps && !(await store.views.current(view))) throw catchingUp();
  };
  const ready = async (view: View, operation: Operation, late: WhenLate) => {
    // An operation that has waited in vain once does not wait again.
    const reached = await until(view, requiredPosition(operation), operation.outcome.stale ? 0 : maxViewWaitMs);
    if (reached && !progress.isBuilding(view)) return;
    if (late === 'refuse') throw catchingUp();
    operation.outcome.stale = true;
  };

  /** Another process may fold the view without notice here, so it also looks from time to time. */
  const waitForDocs = async <Doc extends object>(view: View<Doc>, read: () => Promise<Doc[]>, condition: (docs: Doc[]) => boolean, timeoutMs: number) => {
    const deadline = performance.now() + timeoutMs;
    for (let lookAfterMs = docLookMs.first; ; lookAfterMs = Math.min(lookAfterMs * 1.5, docLookMs.max)) {
      const changed = progress.changed(view, Math.min(lookAfterMs, Math.max(deadline - performance.now(), 0)));
      const docs = await read();
      const satisfied = condition(docs);
      if (satisfied || performance.now() >= deadline) return { docs, satisfied };
      await changed;
    }
  };

  const foldedTo = async (view: View): Promise<Position> => {
    const cursors = Object.keys(view.reads).map(async (source) => [source, Object.fromEntries(await store.views.cursors(view, source))] as const);
    return Object.fromEntries(await Promise.all(cursors));
  };

  return {
    readyStrictly,
    reader(view, operation, late) {
      const plain = store.views.reader(view);
      const reader = late === 'strict' ? undamagedReader(plain, view, store.skips.known) : plain;
      const isReady = () => (late === 'strict' ? readyStrictly(view, operation) : ready(view, operation, late));
      return {
        async waitFor(ids, condition, timeoutMs) {
          await isReady();
          return waitForDocs(view, () => reader.getMany(ids), condition, timeoutMs);
        },
        position: () => isReady().then(() => foldedTo(view)),
        get: (id) => isReady().then(() => reader.get(id)),
        getMany: (ids) => isReady().then(() => reader.getMany(ids)),
        page: (request) => isReady().then(() => reader.page(request)),
        newest: (request) => isReady().then(() => reader.newest(request)),
        words: (request) => isReady().then(() => reader.words(request)),
      };
    },
  };
}
