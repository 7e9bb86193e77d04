import { setTimeout as pause } from 'node:timers/promises';

const [minPauseMs, maxPauseMs] = [5, 250];
/** Share of the time waited so far: frequent looks would take cores from slow work. */
const pauseShare = 0.1;

/** Waits for a value, looking every few milliseconds at first and then less often, and returns it; after the deadline it throws an error with `what`. */
export async function untilFound<Value>(what: string, find: () => Value | undefined | Promise<Value | undefined>, seconds = 90): Promise<Value> {
  const begun = Date.now();
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    const waitedMs = Date.now() - begun;
    if (waitedMs > seconds * 1000) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await pause(Math.min(Math.max(waitedMs * pauseShare, minPauseMs), maxPauseMs));
  }
}

/** The same for a condition. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds?: number): Promise<void> {
  await untilFound(what, async () => (await holds()) || undefined, seconds);
}

/** The same for work that throws while nobody answers; reports the last failure. */
export async function untilAnswered<Value>(what: string, attempt: () => Promise<Value | undefined>, seconds?: number): Promise<Value> {
  let failure: unknown = 'no answer';
  const tried = () =>
    attempt().catch((error: unknown) => {
      failure = error;
      return undefined;
    });
  return untilFound(what, tried, seconds).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}: ${failure instanceof Error ? failure.message : failure}`, { cause: failure });
  });
}

/** Error of rejected work; throws if it succeeds. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const outcome = await work.then(
    () => ({ done: true as const }),
    (error: unknown) => ({ done: false as const, error }),
  );
  if (outcome.done) throw new Error('it was expected to fail, and did not');
  return outcome.error;
}

/** Collects all parts of an iterable. */
export async function collect<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
