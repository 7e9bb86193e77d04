/** Varies a time a little, so that not all pages return at the same moment. */
export const jittered = (ms: number) => ms * (0.9 + Math.random() * 0.2);

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Minimum time that a submit shows its busy label, so that it never flickers. The time runs in parallel with the call. */
export async function withMinDuration<T>(work: Promise<T>, ms = 500): Promise<T> {
  const [result] = await Promise.allSettled([work, wait(ms)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
