// Who is calling: read from the cookies, checked against what `accounts` says right now. One place for sockets, storage and the API.
import type { IncomingMessage } from 'node:http';
import { accounts, hasEnded } from '@kloak/access/accounts.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { emptyPosition, mergePositions, type Position } from '@kloak/platform/position.ts';
import { positionHeader } from '@kloak/proto/api/headers.ts';
import { notSignedIn } from '../answers.ts';
import type { RunningGateway } from '../options.ts';
import { accessTokens } from './access-tokens.ts';
import { addressOf, networkOf } from './address.ts';
import type { AuthResult } from './auth-result.ts';
import { guestMeta } from './caller-meta.ts';
import type { Cookies } from './cookies.ts';
import type { Limiter } from './limits.ts';
import { positionFrom, type SessionPositions } from './positions.ts';
import { openRefresh, type Refreshed } from './refresh.ts';
import type { Site } from './site.ts';

export type Callers = {
  networkOf(request: IncomingMessage): string;
  /** Reads who is calling; `unsafe` calls are for pages of our own site only. Refuses: 401, 403 `foreign-site`, 429, 503. */
  read(request: IncomingMessage, requestId: string, options: { unsafe: boolean; signedIn: boolean }): Promise<AuthResult>;
  /** Whether a session that was read before has ended since. */
  hasEnded(session: string): Promise<boolean>;
};

type CallersDeps = { running: RunningGateway; site: Site; cookies: Cookies; positions: SessionPositions; limiter: Limiter; trustedProxies: number };

export function openCallers({ running, site, cookies, positions, limiter, trustedProxies }: CallersDeps): Callers {
  const fetchKeys = async () => (await running.client(guestMeta('keys', emptyPosition)).call('identity.GetSigningKeys', {})).jwks;
  const verify = accessTokens(fetchKeys, Date.now);
  const refresh = openRefresh(running, positions);
  const network = (request: IncomingMessage) => networkOf(addressOf(request, trustedProxies));
  const isOver = (session: string, position: Position) => hasEnded(running.strictReader(accounts, position), session);

  function refuseForeignPage(request: IncomingMessage, signedIn: boolean): void {
    if (!site.isForeign(request.headers)) return;
    const { access, refresh } = cookies.read(request.headers.cookie);
    if (signedIn && !access && !refresh) throw notSignedIn();
    throw new Refusal('forbidden', 'foreign-site', `This can only be done from ${site.url.origin}.`);
  }

  async function refreshed(token: string | undefined, request: IncomingMessage, requestId: string): Promise<Refreshed | undefined> {
    if (!token) return undefined;
    await limiter.count('refresh', network(request));
    return await refresh(token, requestId);
  }

  return {
    networkOf: network,
    async read(request, requestId, { unsafe, signedIn }) {
      if (unsafe) refuseForeignPage(request, signedIn);
      const sent = cookies.read(request.headers.cookie);
      const cookiePosition = positionFrom(sent.at);
      const asked = mergePositions(cookiePosition, positionFrom(request.headers[positionHeader.toLowerCase()]?.toString()));
      const guest = (setCookies: string[]): AuthResult => ({ position: asked, cookiePosition, setCookies });

      const verified = sent.access === undefined ? undefined : await verify(sent.access);
      const renewed = verified === undefined ? await refreshed(sent.refresh, request, requestId) : undefined;
      const signed = verified ?? renewed;
      if (signed === undefined) return guest(sent.access || sent.refresh ? cookies.signedOut() : []);

      const { account, session } = signed;
      const wrote = renewed?.wrote ?? emptyPosition;
      const position = [await positions.read(session), wrote].reduce(mergePositions, asked);
      if (await isOver(session, position)) return guest(cookies.signedOut());
      return {
        principal: { account, session },
        position,
        cookiePosition: mergePositions(cookiePosition, wrote),
        setCookies: renewed === undefined ? [] : cookies.signedIn(renewed.tokens),
      };
    },

    hasEnded: async (session) => isOver(session, await positions.read(session)),
  };
}
