/** Returns the result of the work, or undefined if it has not ended within `ms`; the work then continues. Throws the work's errors within that time. */
export async function waitAtMost<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const timeOver = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeOver.resolve, ms, undefined);
  try {
    return await Promise.race([work, timeOver.promise]);
  } finally {
    clearTimeout(timer);
  }
}
