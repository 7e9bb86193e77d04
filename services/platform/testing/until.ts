import { setTimeout as pause } from 'node:timers/promises';

const [firstPauseMs, maxPauseMs] = [5, 25];

/** Waits until the condition holds, looking every few milliseconds; after the deadline it throws, naming what was awaited. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (let pauseMs = firstPauseMs; !(await holds()); pauseMs = Math.min(pauseMs * 1.1, maxPauseMs)) {
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await pause(pauseMs);
  }
}

/** What the work is turned down with; throws when it is not. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const outcome = await work.then(
    () => ({ done: true as const }),
    (error: unknown) => ({ done: false as const, error }),
  );
  if (outcome.done) throw new Error('it was expected to fail, and did not');
  return outcome.error;
}

/** All that an iterable gives. */
export async function collect<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
