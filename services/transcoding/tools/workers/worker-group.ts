// [Note: One group a worker] A process that renders leads a group of its own, in which the programs are that it starts. It ends when its parent is gone,
// however that ended; where it is itself ended, its parent ends the group. So no ffmpeg outlives either of them, nor both: see [Note: A program ends with its caller].
import { type ChildProcess, fork } from 'node:child_process';
import { workerEnv } from './worker-env.ts';

const workers = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of workers) endGroup(child);
});

/** Starts a worker of ours. Throws where the system has no process for it. */
export function startWorker(entry: string, execArgv: string[] = []): ChildProcess {
  const child = fork(entry, { env: workerEnv(), execArgv, serialization: 'advanced', detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  workers.add(child);
  child.once('exit', () => {
    endGroup(child);
    workers.delete(child);
  });
  return child;
}

/** Ends a worker, and what it started. Where there are no groups (Windows) the process alone, which takes its programs along. */
export function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  } catch {
    // It has ended.
  }
}
