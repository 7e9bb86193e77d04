// [Note: Native code renders in processes of its own] A crash of an image library costs a job, not the vault, and its memory is given back. The workers start
// with the first job and end after a minute without one.
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@kloak/platform/errors.ts';
import { errorOf, isRenderAnswer, RendererEnded, type RenderJob, type RenderResult } from './rendering.ts';
import { endGroup, startWorker } from './worker-group.ts';
import { maxWorkerBytes } from './worker-memory.ts';

export type RenderPool = {
  /**
   * Waits for a free worker and renders; first in, first out. Throws errors that may not be caused by the bytes: a `RendererEnded`, a fault
   * of the machine, or a refusal (503 `no-turn`) if no worker became free in time.
   */
  render(job: RenderJob): Promise<RenderResult>;
  /** The processes that run now. */
  pids(): number[];
  close(): void;
};
/**
 * `hasMemory`: whether there is enough for another worker; the first one always starts. `maxWaitMs`: for a free worker. `maxJobMs`: for the
 * rendering alone. `maxIdleMs`: until a worker without a job ends. `startProcess`: of a worker; throws if the system has none.
 */
export type PoolOptions = {
  maxWorkers?: number;
  hasMemory?(): boolean;
  maxWaitMs?: number;
  maxJobMs?: number;
  maxIdleMs?: number;
  startProcess?(): ChildProcess;
};

type QueuedJob = { job: RenderJob; resolve(rendered: RenderResult): void; reject(error: unknown): void; timer?: NodeJS.Timeout };
type Worker = { child: ChildProcess; isBusy: boolean; idle?: NodeJS.Timeout };

const entry = fileURLToPath(new URL('./render-worker.ts', import.meta.url));
export const forkWorker = (): ChildProcess => startWorker(entry, ['--expose-gc']);

/**
 * A pool of processes that render. Which job comes first is decided before: see [Note: Places to render]. A job waits and renders for a
 * limited time, then fails and is retried later.
 */
export function renderPool(options: PoolOptions = {}): RenderPool {
  const { maxWorkers = 1, hasMemory = hasMemoryForOne, maxWaitMs = 120_000, maxJobMs = 120_000, maxIdleMs = 60_000, startProcess = forkWorker } = options;
  const queue: QueuedJob[] = [];
  const workers = new Set<Worker>();

  const start = (): Worker => {
    const child = startProcess();
    const worker: Worker = { child, isBusy: false };
    workers.add(worker);
    child.once('exit', () => {
      workers.delete(worker);
      clearTimeout(worker.idle);
      runNext();
    });
    child.on('error', () => undefined);
    return worker;
  };

  const run = ({ job, resolve, reject }: QueuedJob, worker: Worker) => {
    const { child } = worker;
    clearTimeout(worker.idle);
    worker.isBusy = true;
    keepAlive(child, true);
    const limit = setTimeout(() => stop('it took too long', true), maxJobMs);
    let settled = false;
    const settle = (report: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(limit);
      child.off('exit', ended).off('message', answered).off('error', failed);
      worker.isBusy = false;
      keepAlive(child, false);
      worker.idle = setTimeout(() => endGroup(child), maxIdleMs).unref();
      report();
      runNext();
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
    // A process that could not be started has no channel, and emits its error in a moment.
    if (child.connected) child.send(job, (error) => error && failed(error));
  };

  const mayStart = () => workers.size === 0 || (workers.size < maxWorkers && hasMemory());

  const runNext = () => {
    for (;;) {
      const free = [...workers].find(({ isBusy }) => !isBusy);
      const next = free || mayStart() ? queue.shift() : undefined;
      if (!next) return;
      clearTimeout(next.timer);
      try {
        run(next, free ?? start());
      } catch (error) {
        // The system has no process for us: that costs this job and no other.
        next.reject(error);
      }
    }
  };

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        const queued: QueuedJob = { job, resolve, reject };
        queued.timer = setTimeout(() => {
          queue.splice(queue.indexOf(queued), 1);
          reject(unavailable('A turn to render', 'no-turn'));
        }, maxWaitMs);
        queue.push(queued);
        runNext();
      }),
    pids: () => [...workers].flatMap(({ child }) => child.pid ?? []),
    close() {
      for (const { child } of workers) endGroup(child);
    },
  };
}

/** For a worker at its limit, and as much for everything else. */
const hasMemoryForOne = () => process.availableMemory() > 2 * maxWorkerBytes();

/** Lets a worker keep our process running, which it does only while it works. */
function keepAlive(child: ChildProcess, yes: boolean): void {
  if (yes) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
