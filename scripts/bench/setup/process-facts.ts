// Facts about processes from Linux; `undefined` elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

function factOf<Fact>(read: () => Fact): Fact | undefined {
  try {
    return read();
  } catch {
    // Another system, or the process has ended meanwhile.
    return undefined;
  }
}

const megabytesIn = (file: string, name: string): number | undefined =>
  factOf(() => {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  });

/** MB that a process has in memory. */
export const residentMegabytes = (pid: number): number | undefined => megabytesIn(`/proc/${pid}/status`, 'VmRSS');

/** Proportional memory: shared memory, such as the program itself, is divided among its processes. So the values of processes can be added. */
export const proportionalMegabytes = (pid: number): number | undefined => megabytesIn(`/proc/${pid}/smaps_rollup`, 'Pss');

/** A process and all that it and its children started. */
export function familyOf(pid: number): number[] {
  const threads = factOf(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) => (factOf(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')) ?? '').split(' ').filter(Boolean));
  return [pid, ...children.map(Number).flatMap(familyOf)];
}

/** Seconds of computing time that a process has had. */
export const computedSeconds = (pid: number): number | undefined =>
  factOf(() => {
    const [, after = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = after.split(' ').map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
  });

const quietSeconds = 2;
const maxQuietPart = 0.1;

/** Resolves when a process has used almost no CPU for two seconds, so its work is done. Immediately if the system has no such facts. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let before = computedSeconds(pid); before !== undefined; ) {
    await pause(quietSeconds * 1000);
    const now = computedSeconds(pid);
    if (now === undefined || now - before < maxQuietPart * quietSeconds) return;
    before = now;
  }
}
