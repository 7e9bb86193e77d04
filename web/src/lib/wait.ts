/** A little more or less, so that not all pages return in the same moment. */
export const jittered = (ms: number) => ms * (0.9 + Math.random() * 0.2);

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The least time that a submit shows its busy label, so that it never flickers. It runs beside the call and is not added to it. */
export async function withMinDuration<T>(work: Promise<T>, ms = 500): Promise<T> {
  const [result] = await Promise.allSettled([work, wait(ms)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
