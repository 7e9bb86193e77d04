import { readdirSync, readFileSync } from 'node:fs';

/** A file of /proc; nothing of a process that is gone. */
function read<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The processes that a process began, and those that these began. Empty where the system has no /proc. */
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
