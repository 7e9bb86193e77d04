// Repeats access checks of what outlasts a request (sockets, running answers) when a right may have ended.
import { setTimeout as pause } from 'node:timers/promises';
import { singleFlight } from '@kloak/platform/async/single-flight.ts';

/** Maximum concurrent checks. */
export const maxConcurrentChecks = 50;

/** Pause between two rounds, so that a caller who revokes rights repeatedly costs others little. */
const gapMs = 100;

/**
 * Checks everything that is running. One round at a time; a request during a round starts another after it, because that round may have passed the
 * changed one.
 */
export function checkInRounds<Lasting>(lasting: () => Iterable<Lasting>, ask: (one: Lasting) => Promise<void>): () => Promise<void> {
  const rounds = singleFlight<void>();
  let wanted = false;

  async function askAll(): Promise<void> {
    const all = [...new Set(lasting())];
    for (let at = 0; at < all.length; at += maxConcurrentChecks) await Promise.all(all.slice(at, at + maxConcurrentChecks).map(ask));
  }

  return () => {
    wanted = true;
    return rounds('round', async () => {
      for (let isFirst = true; wanted; isFirst = false) {
        if (!isFirst) await pause(gapMs, undefined, { ref: false });
        wanted = false;
        await askAll();
      }
    });
  };
}
