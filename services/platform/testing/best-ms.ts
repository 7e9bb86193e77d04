const tries = 25;

/**
 * The processor time that some work takes of this thread at its best, in ms: what else runs on the machine fails no test of it. Stops trying once it was fast
 * `enough`.
 */
export function bestMs(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && best > enough; time++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
