/**
 * Runs work in one tab of this browser at a time; undefined if the signal aborts before its turn. Without locks, as on a home network without https,
 * several tabs may run it: keys prevent duplicates.
 */
export async function oneTab<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return undefined;
  });
}
