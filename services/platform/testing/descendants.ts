// Child processes of a process, and those of a test run that are still alive. Linux lists them in /proc; elsewhere nothing is found.
import { readdirSync, readFileSync } from 'node:fs';

/** A file of /proc; nothing of a process that is gone. */
function read<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Processes that a process began, and their own. */
export function descendantsOf(pid: number): number[] {
  const threads = read(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) => (read(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')) ?? '').split(' ').filter(Boolean));
  return children.map(Number).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** False for an ended process that waits to be collected. */
export function isRunning(pid: number): boolean {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat !== undefined && !/^\d+ \(.*\) [ZX] /s.test(stat);
}

/** Processes with this variable in their environment, also after their parent ended; never this one. */
export function processesWith(variable: string, value: string): number[] {
  const pids = (read(() => readdirSync('/proc')) ?? []).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  return pids.filter((pid) =>
    read(() => readFileSync(`/proc/${pid}/environ`, 'latin1'))
      ?.split('\0')
      .includes(`${variable}=${value}`),
  );
}

/** Ends processes at once; an ended one is no failure. */
export function kill(pids: readonly number[]): void {
  for (const pid of pids) read(() => process.kill(pid, 'SIGKILL'));
}
