// [Note: Checkpoints on a thread of their own] Copying the write-ahead log into the database syncs twice and may take long; on the main thread every
// caller would wait for it. The thread starts after a write, and ends when nothing remains to be copied.
import { Worker } from 'node:worker_threads';
import type { StoreFile } from './file.ts';
import type { CheckpointRequest, CheckpointResult } from './worker.ts';

const lookEveryMs = 1000;
/** Interval while there are many writes: while the log grows, each commit costs twice as much as in a log that was restarted in time. */
const busyLookEveryMs = 100;
/** Writes of one file since the last look from which there are many. */
const manyWrites = 50;
/** After this many looks without a new write the small rest is copied, too. */
const looksUntilRest = 10;
/** After this many looks without any work the thread ends. */
const looksUntilEnd = 60;

export type Checkpoints = {
  /** Copies the write-ahead log of a file from time to time. Returns a function that stops it, and resolves once the thread has closed the file. */
  watch(file: StoreFile): () => Promise<void>;
  /** Copies all of a watched file's write-ahead log, and empties it. False if a reader prevented it. */
  truncate(file: StoreFile): Promise<boolean>;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** `writes`: number of the file's writes at the last look. `quiet`: looks since then without a new one. `left`: pages that are not copied yet. */
type WatchedFile = { file: StoreFile; writes: number; quiet: number; left: number };

export function openCheckpoints(): Checkpoints {
  const watched = new Map<string, WatchedFile>();
  const waiting = new Map<string, ((isEmpty: boolean) => void)[]>();
  let worker: Worker | undefined;
  let idle = 0;
  let next: NodeJS.Timeout | undefined;

  const onResult = ({ path, left, isAnswer, problem }: CheckpointResult) => {
    const entry = watched.get(path);
    if (entry) entry.left = left;
    if (entry && problem !== undefined) entry.file.failed(problem);
    if (!isAnswer) return;
    for (const done of waiting.get(path) ?? []) done(left === 0 && problem === undefined);
    waiting.delete(path);
  };
  const send = (request: CheckpointRequest) => {
    worker ??= start();
    worker.postMessage(request);
  };
  const answered = (request: CheckpointRequest, { path }: StoreFile) =>
    new Promise<boolean>((done) => {
      waiting.set(path, [...(waiting.get(path) ?? []), done]);
      send(request);
    });
  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  function start(): Worker {
    const started = new Worker(new URL('worker.ts', import.meta.url));
    started.unref();
    started.on('message', onResult);
    started.on('error', (error) => {
      for (const { file } of watched.values()) file.failed(`The thread that looks after ${file.path} has failed: ${String(error)}`);
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const done of [...waiting.values()].flat()) done(false);
      waiting.clear();
    });
    return started;
  }

  const look = () => {
    let busy = false;
    let most = 0;
    for (const entry of watched.values()) {
      const written = entry.file.writes();
      entry.quiet = written === entry.writes ? entry.quiet + 1 : 0;
      const fresh = written !== entry.writes;
      most = Math.max(most, written - entry.writes);
      entry.writes = written;
      const rest = entry.left > 0 && entry.quiet === looksUntilRest;
      if (fresh || rest) send({ path: entry.file.path, wanted: rest ? 'all' : 'most' });
      busy ||= fresh || entry.left > 0;
    }
    idle = busy ? 0 : idle + 1;
    if (idle === looksUntilEnd) void end();
    next = setTimeout(look, most > manyWrites ? busyLookEveryMs : lookEveryMs).unref();
  };
  next = setTimeout(look, lookEveryMs).unref();

  return {
    watch(file) {
      watched.set(file.path, { file, writes: file.writes(), quiet: 0, left: 0 });
      return async () => {
        watched.delete(file.path);
        if (worker) await answered({ forget: file.path }, file);
      };
    },
    truncate: (file) => answered({ path: file.path, wanted: 'empty' }, file),
    async close() {
      clearTimeout(next);
      await end();
    },
  };
}
