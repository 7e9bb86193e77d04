import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until it is so; after `seconds` it fails and says what was waited for. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s for ${what}`);
    await pause(25);
  }
}
