/** Waits until all work has settled, then throws the first error, if there is one. */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
