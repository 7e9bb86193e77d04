import { singleFlight } from '@kloak/platform/async/single-flight.ts';

/** So many sessions are asked for at once, however many sockets are open. */
export const maxAskedAtOnce = 50;

/**
 * Drops the sessions that have ended since they connected. One round at a time: who asks while one runs gets another after it, since the
 * session in question may have been passed already.
 */
export function endedSessionsDropper(connected: () => Iterable<string>, dropIfEnded: (session: string) => Promise<void>): () => Promise<void> {
  const rounds = singleFlight<void>();
  let wanted = false;

  async function askAll(): Promise<void> {
    const sessions = [...new Set(connected())];
    for (let at = 0; at < sessions.length; at += maxAskedAtOnce) await Promise.all(sessions.slice(at, at + maxAskedAtOnce).map(dropIfEnded));
  }

  return () => {
    wanted = true;
    return rounds('round', async () => {
      while (wanted) {
        wanted = false;
        await askAll();
      }
    });
  };
}
