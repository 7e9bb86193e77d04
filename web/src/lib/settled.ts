let isSettled = false;
const waiting = new Set<() => void>();

/** Notes that the first screen has loaded what it shows. */
export function settle(): void {
  isSettled = true;
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs what nobody waits for, once the first screen has loaded what it shows. Returns a function that cancels it. */
export function whenSettled(run: () => void): () => void {
  if (isSettled) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}
