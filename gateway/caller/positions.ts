// Positions of callers. [Note: You see what you did] Before an answer is sent, the position of its writes is stored for the session. A short-lived cookie
// repeats it for callers without a session, and for a lost cache. Pages add positions from pushes. Both are sealed.
import type { Cache } from '@kloak/platform/ports/cache.ts';
import { emptyPosition, mergePositions, type Position } from '@kloak/platform/wire/position.ts';
import type { Logger } from 'pino';
import type { PositionSeal } from './sealed-positions.ts';

export const positionSeconds = 60;
/** A longer cookie is replaced by the newest write alone. */
const maxCookieCharacters = 3000;

export const positionKey = (session: string) => `at:${session}`;

/** Positions of sessions, in the cache; while it is unavailable, only the cookies count. */
export type SessionPositions = {
  raise(session: string, position: Position): Promise<void>;
  read(session: string): Promise<Position>;
};

export function sessionPositions(cache: Pick<Cache, 'raise' | 'position'>, log: Logger): SessionPositions {
  return {
    raise: (session, position) =>
      cache
        .raise(positionKey(session), position, positionSeconds)
        .catch((error: unknown) => log.warn({ err: error }, 'a position is kept by its cookie alone')),
    read: (session) =>
      cache.position(positionKey(session)).catch((error: unknown) => {
        log.warn({ err: error }, 'a position is known from its cookie alone');
        return emptyPosition;
      }),
  };
}

/** New text of the cookie. */
export function cookieText({ seal }: Pick<PositionSeal, 'seal'>, before: Position, wrote: Position): string {
  const whole = seal(mergePositions(before, wrote));
  return whole.length <= maxCookieCharacters ? whole : seal(wrote);
}
