// [Note: One place more] A picture that renders cannot be put off, and may take as long as any is allowed. So where all workers render and
// somebody for whom none does has waited a second, one worker more takes that one's, up to two more: who has a hundred slow ones costs the others a share of
// the processor, not minutes.
//
// [Note: Native code renders in processes of its own] A crash of an image library costs a job, not the vault, and its memory is
// given back: the workers start with the first job and end after a minute without one.
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@kloak/platform/errors.ts';
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
 * `hasMemory`: whether there is enough for one worker more; the first one always starts. `maxWaitMs`: for a worker to be free; `onePlaceMoreMs`: until one worker more is used;
 * `maxJobMs`: for the rendering alone; `maxIdleMs`: without a job until a worker ends; `startProcess`: one of a worker; it throws where the
 * system has none.
 */
export type PoolOptions = {
  maxWorkers?: number;
  hasMemory?(): boolean;
  maxWaitMs?: number;
  onePlaceMoreMs?: number;
  maxJobMs?: number;
  maxIdleMs?: number;
  startProcess?(): ChildProcess;
};

type QueuedJob = { job: RenderJob; owner: string; resolve(rendered: Rendered): void; reject(error: unknown): void; hasWaited?: true; timer?: NodeJS.Timeout };
/** `owner`: whose picture it renders now. */
type Worker = { child: ChildProcess; owner?: string | undefined; idle?: NodeJS.Timeout };

/** See [Note: One place more]. */
const maxPlacesMore = 2;

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
    maxJobMs = 120_000,
    maxIdleMs = 60_000,
    startProcess = forkWorker,
  } = options;
  const queue: QueuedJob[] = [];
  const workers = new Set<Worker>();
  let lastOwner: string | undefined;

  const start = (): Worker => {
    const child = startProcess();
    const worker: Worker = { child };
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
    lastOwner = owner;
    clearTimeout(timer);
    clearTimeout(worker.idle);
    worker.owner = owner;
    hold(child, true);
    const limit = setTimeout(() => stop('it took too long', true), maxJobMs);
    let settled = false;
    const settle = (report: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(limit);
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
    const owners = [...workers].flatMap(({ owner }) => owner ?? []);
    if (owners.length < maxWorkers) return () => true;
    if (owners.length >= maxWorkers + maxPlacesMore) return () => false;
    return ({ owner, hasWaited = false }) => hasWaited && !owners.includes(owner);
  };

  const turn = () => {
    for (;;) {
      const next = nextOf(queue.filter(mayBegin()), lastOwner);
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

/** Somebody else's first, so that a long row of one owner's keeps nobody waiting; but what lists show before large files, whoever's it is. */
function nextOf(queue: readonly QueuedJob[], lastOwner: string | undefined): QueuedJob | undefined {
  const isFirst = ({ job }: QueuedJob) => !job.isLarge;
  const isOthers = ({ owner }: QueuedJob) => owner !== lastOwner;
  return queue.find((one) => isFirst(one) && isOthers(one)) ?? queue.find(isFirst) ?? queue.find(isOthers) ?? queue[0];
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
