// [Note: One group a worker] A rendering process leads its own process group, which includes the programs it starts. It ends when its parent does, however
// that happens. If it is killed, its parent kills the group. So no ffmpeg outlives either, nor both: see [Note: A program ends with its caller].
import { type ChildProcess, fork } from 'node:child_process';
import { workerEnv } from './worker-env.ts';

const workers = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of workers) endGroup(child);
});

/** Starts a worker. Throws if the system has no process left. */
export function startWorker(entry: string, execArgv: string[] = []): ChildProcess {
  const child = fork(entry, { env: workerEnv(), execArgv, serialization: 'advanced', detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  workers.add(child);
  child.once('exit', () => {
    endGroup(child);
    workers.delete(child);
  });
  return child;
}

/** Kills a worker and what it started. Without groups (Windows), only the process, which ends its programs itself. */
export function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  } catch {
    // The group has ended.
  }
}
