type Fact = 'settled' | 'used';

const awaited = new Set<Fact>(['settled', 'used']);
const waiting = new Set<() => void>();

/** Notes that the first screen has loaded what it shows, or that the visitor uses the page. */
export function notePage(fact: Fact): void {
  awaited.delete(fact);
  if (awaited.size > 0) return;
  for (const run of waiting) run();
  waiting.clear();
}

/**
 * Runs what nobody waits for, once both facts are noted: a page that is only opened costs its own code alone. Returns a function that cancels it.
 */
export function whenInUse(run: () => void): () => void {
  if (awaited.size === 0) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}
