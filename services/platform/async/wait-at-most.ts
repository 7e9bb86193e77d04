/** What the work answers; undefined when it has not ended within `ms`, and then it goes on. Throws what the work throws within that time. */
export async function waitAtMost<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const timeOver = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeOver.resolve, ms, undefined);
  try {
    return await Promise.race([work, timeOver.promise]);
  } finally {
    clearTimeout(timer);
  }
}
