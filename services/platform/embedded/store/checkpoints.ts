// [Note: Checkpoints on a thread of their own] Copying the write-ahead log into the database syncs twice and may take long; on the main
// thread every caller would wait for it. The thread is started when something has been written, and ends when nothing is left to copy.
import { Worker } from 'node:worker_threads';
import type { StoreFile } from './file.ts';
import type { Answer, Ask } from './worker.ts';

/** ms between looks, looks without a write until the rest is copied too, and looks without any work until the thread ends. */
const timing = { look: 1000, quiet: 10, idle: 60 };

export type Checkpoints = {
  /** Looks after a file until told otherwise; that resolves when the thread has let go of it. */
  keep(file: StoreFile): () => Promise<void>;
  /** Ends the thread. */
  close(): Promise<void>;
};

type Kept = { file: StoreFile; seen: number; quiet: number; left: number };

export function keepCheckpoints(): Checkpoints {
  const kept = new Map<string, Kept>();
  const waiting = new Map<string, (() => void)[]>();
  let worker: Worker | undefined;
  let idle = 0;

  const heard = ({ path, left, problem }: Answer) => {
    const entry = kept.get(path);
    if (entry) entry.left = left;
    if (entry && problem !== undefined) entry.file.failed(problem);
    for (const done of waiting.get(path) ?? []) done();
    waiting.delete(path);
  };
  const ask = (question: Ask) => {
    worker ??= start();
    worker.postMessage(question);
  };
  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  function start(): Worker {
    const started = new Worker(new URL('worker.ts', import.meta.url));
    started.unref();
    started.on('message', heard);
    started.on('error', (error) => {
      for (const { file } of kept.values()) file.failed(`The thread that looks after ${file.path} has failed: ${String(error)}`);
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const done of [...waiting.values()].flat()) done();
      waiting.clear();
    });
    return started;
  }

  const look = () => {
    let busy = false;
    for (const entry of kept.values()) {
      const written = entry.file.writes();
      entry.quiet = written === entry.seen ? entry.quiet + 1 : 0;
      const fresh = written !== entry.seen;
      entry.seen = written;
      const rest = entry.left > 0 && entry.quiet === timing.quiet;
      if (fresh || rest) ask({ path: entry.file.path, all: rest });
      busy ||= fresh || entry.left > 0;
    }
    idle = busy ? 0 : idle + 1;
    if (idle === timing.idle) void end();
  };
  const timer = setInterval(look, timing.look).unref();

  return {
    keep(file) {
      kept.set(file.path, { file, seen: file.writes(), quiet: 0, left: 0 });
      return async () => {
        kept.delete(file.path);
        if (!worker) return;
        await new Promise<void>((done) => {
          waiting.set(file.path, [...(waiting.get(file.path) ?? []), done]);
          ask({ forget: file.path });
        });
      };
    },
    async close() {
      clearInterval(timer);
      await end();
    },
  };
}
