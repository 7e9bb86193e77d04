// [Note: One place more] A picture that renders cannot be put off, and may take as long as any is allowed. So where all workers render and
// somebody for whom none does has waited a second, one worker more takes that one's, up to two more: who has a hundred slow ones costs the others a share of
// the processor, not minutes. Several accounts with slow ones could fill those places, too, so a picture that renders for 5 s makes room for one more owner
// who has had little of late, up to three more; and of those who wait the one who had the least comes first.
//
// [Note: Native code renders in processes of its own] A crash of an image library costs a job, not the vault, and its memory is
// given back: the workers start with the first job and end after a minute without one.
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@kloak/platform/errors.ts';
import { ownerUse } from './owner-use.ts';
import { errorOf, isRenderAnswer, type Rendered, RendererEnded, type RenderJob } from './rendering.ts';
import { endGroup, startWorker } from './worker-group.ts';
import { maxWorkerBytes } from './worker-memory.ts';

export type RenderPool = {
  /**
   * Waits for its turn and renders; owners take turns, and large files wait for all others. Throws what may be no fault of the bytes: a `RendererEnded`, a fault of the machine, or
   * a refusal (503 `no-turn`) when the waiting took too long.
   */
  render(job: RenderJob, owner: string): Promise<Rendered>;
  /** The processes that run now. */
  pids(): number[];
  close(): void;
};
/**
 * `slowJobMs`: from when on a job makes room for another owner's; `hasMemory`: whether there is enough for one worker more; the first one always starts. `maxWaitMs`: for a worker to be free; `onePlaceMoreMs`: until one worker more is used;
 * `maxJobMs`: for the rendering alone; `maxIdleMs`: without a job until a worker ends; `startProcess`: one of a worker; it throws where the
 * system has none.
 */
export type PoolOptions = {
  maxWorkers?: number;
  hasMemory?(): boolean;
  maxWaitMs?: number;
  onePlaceMoreMs?: number;
  slowJobMs?: number;
  maxJobMs?: number;
  maxIdleMs?: number;
  startProcess?(): ChildProcess;
};

type QueuedJob = { job: RenderJob; owner: string; resolve(rendered: Rendered): void; reject(error: unknown): void; hasWaited?: true; timer?: NodeJS.Timeout };
/** `owner`: whose picture it renders now, since `startedAt` of the monotonic clock. */
type Worker = { child: ChildProcess; owner?: string | undefined; startedAt: number; idle?: NodeJS.Timeout };

/** See [Note: One place more]. */
const maxPlacesMore = 2;
const maxPlacesForSlow = 3;

const entry = fileURLToPath(new URL('./render-worker.ts', import.meta.url));
export const forkWorker = (): ChildProcess => startWorker(entry, ['--expose-gc']);

/**
 * A pool of processes that render. A picture holds one of the service's jobs while it waits and renders, so both have a limit: the job
 * fails then, and is tried again later.
 */
export function renderPool(options: PoolOptions = {}): RenderPool {
  const {
    maxWorkers = 1,
    hasMemory = hasMemoryForOne,
    maxWaitMs = 120_000,
    onePlaceMoreMs = 1000,
    slowJobMs = 5000,
    maxJobMs = 120_000,
    maxIdleMs = 60_000,
    startProcess = forkWorker,
  } = options;
  const queue: QueuedJob[] = [];
  const workers = new Set<Worker>();
  const use = ownerUse(() => performance.now());

  const start = (): Worker => {
    const child = startProcess();
    const worker: Worker = { child, startedAt: 0 };
    workers.add(worker);
    child.once('exit', () => {
      workers.delete(worker);
      clearTimeout(worker.idle);
      turn();
    });
    child.on('error', () => undefined);
    return worker;
  };

  const run = ({ job, owner, resolve, reject, timer }: QueuedJob, worker: Worker) => {
    const { child } = worker;
    clearTimeout(timer);
    clearTimeout(worker.idle);
    worker.owner = owner;
    worker.startedAt = performance.now();
    hold(child, true);
    const limit = setTimeout(() => stop('it took too long', true), maxJobMs);
    const becomesSlow = setTimeout(turn, slowJobMs).unref();
    let settled = false;
    const settle = (report: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(limit);
      clearTimeout(becomesSlow);
      use.add(owner, performance.now() - worker.startedAt);
      child.off('exit', ended).off('message', answered).off('error', failed);
      worker.owner = undefined;
      hold(child, false);
      worker.idle = setTimeout(() => endGroup(child), maxIdleMs).unref();
      report();
      turn();
    };
    const stop = (why: string, tookTooLong = false) => {
      endGroup(child);
      workers.delete(worker);
      settle(() => reject(new RendererEnded(`a picture could not be rendered: ${why}`, tookTooLong)));
    };
    const ended = (code: number | null, signal: string | null) => settle(() => reject(new RendererEnded(`the renderer ended (${signal ?? code})`)));
    const failed = (error: Error) => stop(error.message);
    const answered = (answer: unknown) => {
      if (!isRenderAnswer(answer)) return;
      if (answer.outcome === 'fault') settle(() => reject(errorOf({ ...answer, message: `a picture could not be rendered: ${answer.message}` })));
      else settle(() => resolve(answer));
    };
    child.once('exit', ended).on('message', answered).once('error', failed);
    // One that could not be started has no channel, and says why in a moment.
    if (child.connected) child.send(job, (error) => error && failed(error));
  };

  const mayStart = () => workers.size === 0 || hasMemory();

  /** Which of those that wait may begin now. */
  const mayBegin = (): ((queued: QueuedJob) => boolean) => {
    const busy = [...workers].filter(({ owner }) => owner !== undefined);
    if (busy.length < maxWorkers) return () => true;
    const isSlow = ({ startedAt }: Worker) => performance.now() - startedAt >= slowJobMs;
    const placesForSlow = Math.min(busy.filter(isSlow).length, maxPlacesForSlow);
    const [places, placesForAll] = [maxWorkers + maxPlacesMore + placesForSlow, maxWorkers + maxPlacesMore];
    if (busy.length >= places) return () => false;
    const isServed = (owner: string) => busy.some((worker) => worker.owner === owner);
    return ({ owner, hasWaited = false }) => hasWaited && !isServed(owner) && (busy.length < placesForAll || use.of(owner) < slowJobMs);
  };

  /** What an owner had of late, with what renders for them now. */
  const hadOf = (owner: string): number =>
    [...workers].reduce((sum, worker) => sum + (worker.owner === owner ? performance.now() - worker.startedAt : 0), use.of(owner));

  const turn = () => {
    for (;;) {
      const next = nextOf(queue.filter(mayBegin()), hadOf);
      const free = [...workers].find(({ owner }) => owner === undefined);
      if (!next || !(free || mayStart())) return;
      queue.splice(queue.indexOf(next), 1);
      try {
        run(next, free ?? start());
      } catch (error) {
        // The system has no process for us: that costs this job and no other.
        clearTimeout(next.timer);
        next.reject(error);
      }
    }
  };

  return {
    render: (job, owner) =>
      new Promise((resolve, reject) => {
        const queued: QueuedJob = { job, owner, resolve, reject };
        const giveUp = () => {
          queue.splice(queue.indexOf(queued), 1);
          reject(unavailable('A turn to render', 'no-turn'));
        };
        // Large files wait for as long as there are others: that is no fault of theirs.
        if (!job.isLarge) {
          queued.timer = setTimeout(giveUp, maxWaitMs);
          setTimeout(() => {
            queued.hasWaited = true;
            turn();
          }, onePlaceMoreMs).unref();
        }
        queue.push(queued);
        turn();
      }),
    pids: () => [...workers].flatMap(({ child }) => child.pid ?? []),
    close() {
      for (const { child } of workers) endGroup(child);
    },
  };
}

/** The first of the owner who had the least, so that neither a long row nor slow ones keep others waiting; but what lists show before large files. */
function nextOf(queue: readonly QueuedJob[], hadOf: (owner: string) => number): QueuedJob | undefined {
  const small = queue.filter(({ job }) => !job.isLarge);
  const waiting = small.length > 0 ? small : queue;
  const had = new Map(waiting.map(({ owner }) => [owner, hadOf(owner)]));
  const least = Math.min(...had.values());
  return waiting.find(({ owner }) => had.get(owner) === least);
}

/** For a worker that is at its limit, and as much for everything else. */
const hasMemoryForOne = () => process.availableMemory() > 2 * maxWorkerBytes();

/** Whether a worker keeps our process running: only while it works. */
function hold(child: ChildProcess, yes: boolean): void {
  if (yes) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
