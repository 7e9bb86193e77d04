// Which processes a process has begun, and which of a run of tests are still there. Linux tells by /proc; elsewhere nothing is found.
import { readdirSync, readFileSync } from 'node:fs';

/** A file of /proc; nothing of a process that is gone. */
function read<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The processes that a process began, and those that these began. */
export function descendantsOf(pid: number): number[] {
  const threads = read(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) => (read(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')) ?? '').split(' ').filter(Boolean));
  return children.map(Number).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Not of one that has ended and waits to be told of. */
export function isRunning(pid: number): boolean {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat !== undefined && !/^\d+ \(.*\) [ZX] /s.test(stat);
}

/** The processes that were given this variable of the environment, also those whose parent is gone; never this one. */
export function processesWith(variable: string, value: string): number[] {
  const pids = (read(() => readdirSync('/proc')) ?? []).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  return pids.filter((pid) =>
    read(() => readFileSync(`/proc/${pid}/environ`, 'latin1'))
      ?.split('\0')
      .includes(`${variable}=${value}`),
  );
}

/** Ends processes at once; one that has ended meanwhile is no failure. */
export function kill(pids: readonly number[]): void {
  for (const pid of pids) read(() => process.kill(pid, 'SIGKILL'));
}
