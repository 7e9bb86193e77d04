// New tokens for an old refresh token: inside the gateway, so that a page notices nothing.
import { singleFlight } from '@kloak/platform/async/single-flight.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { emptyPosition, type Position } from '@kloak/platform/wire/position.ts';
import { isSessionEnd, type SessionEnd, unissuedToken } from '@kloak/proto/rules/people/sessions.ts';
import { assertPresent } from '../http/assert-present.ts';
import type { RunningGateway } from '../options.ts';
import { guestMeta } from './caller-meta.ts';
import type { Tokens } from './cookies.ts';
import type { SessionPositions } from './positions.ts';

export type RefreshedSession = { tokens: Tokens; account: string; session: string; sessionEndsAt: number; wrote: Position };
export const unknownToken = 'no token of ours';
/** An ended session, with the reason if it is known. */
export type Over = { reason: SessionEnd | undefined };
/** Refuses: 503. */
export type Refresh = (refreshToken: string, requestId: string) => Promise<RefreshedSession | typeof unknownToken | Over>;

function overIn(error: unknown): Over | undefined {
  if (!(error instanceof Refusal) || (error.kind !== 'unauthenticated' && error.kind !== 'invalid')) return undefined;
  const { reason } = error.details;
  return { reason: isSessionEnd(reason) ? reason : undefined };
}

/** One call for concurrent requests with the same token. */
export function openRefresh(running: Pick<RunningGateway, 'client'>, positions: SessionPositions): Refresh {
  const refreshes = singleFlight<Awaited<ReturnType<Refresh>>>();
  return (refreshToken, requestId) =>
    refreshes(refreshToken, async () => {
      const { call, outcome } = running.client(guestMeta(requestId, emptyPosition));
      try {
        const { account, ...received } = await call('identity.RefreshSession', { refreshToken });
        const tokens = assertPresent(received.tokens);
        await positions.raise(tokens.session, outcome.wrote);
        return { tokens, account, session: tokens.session, sessionEndsAt: Date.parse(tokens.endsAt), wrote: outcome.wrote };
      } catch (error) {
        if (error instanceof Refusal && error.code === unissuedToken.code) return unknownToken;
        const over = overIn(error);
        if (over) return over;
        throw error;
      }
    });
}
