/** Waits until the work has ended, but no longer than `ms`; the work goes on. Throws what the work throws within that time. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const timeOver = Promise.withResolvers<void>();
  const timer = setTimeout(timeOver.resolve, ms);
  try {
    await Promise.race([work, timeOver.promise]);
  } finally {
    clearTimeout(timer);
  }
}
