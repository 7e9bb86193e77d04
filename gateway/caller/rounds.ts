// Repeats access checks of what outlasts a request (sockets, running answers) when a right may have ended.
import { setTimeout as pause } from 'node:timers/promises';
import { singleFlight } from '@kloak/platform/async/single-flight.ts';

/** Maximum concurrent checks. */
export const maxAskedAtOnce = 50;

/** Between two rounds: who ends rights again and again costs others little. */
const gapMs = 100;

/**
 * Asks for each of what lasts now. One round at a time: who wants one while one runs gets another after it, since what is in question may have been
 * passed already.
 */
export function askInRounds<Lasting>(lasting: () => Iterable<Lasting>, ask: (one: Lasting) => Promise<void>): () => Promise<void> {
  const rounds = singleFlight<void>();
  let wanted = false;

  async function askAll(): Promise<void> {
    const all = [...new Set(lasting())];
    for (let at = 0; at < all.length; at += maxAskedAtOnce) await Promise.all(all.slice(at, at + maxAskedAtOnce).map(ask));
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
