// Identifies the caller from the cookies, and checks against the current `accounts`. Sockets, storage and the API share it. [Note: Undeclared proxy] An https
// address is served by a proxy. If the operator has not declared it, all callers have its address, and a limit by address would be one limit for everybody.
// So that limit is not applied, and the log and `/readyz` report it.
import type { IncomingMessage } from 'node:http';
import { accountOfSession, accounts } from '@kloak/access/accounts.ts';
import { systemClock } from '@kloak/platform/clock/clock.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { accessTokenVerifier, splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { covers, emptyPosition, mergePositions, type Position } from '@kloak/platform/wire/position.ts';
import { positionHeader } from '@kloak/proto/api/headers.ts';
import { isSessionEnd, type SessionEnd } from '@kloak/proto/rules/people/sessions.ts';
import type { Logger } from 'pino';
import { notSignedIn } from '../http/answers.ts';
import type { RunningGateway } from '../options.ts';
import { addressOf, isForwardedByNeighbour, networkOf } from './address.ts';
import type { AuthResult } from './auth-result.ts';
import { guestMeta } from './caller-meta.ts';
import type { Cookies } from './cookies.ts';
import type { Limiter, LimitName } from './limits.ts';
import type { SessionPositions } from './positions.ts';
import { type Over, openRefresh, type RefreshedSession, unknownToken } from './refresh.ts';
import { noteRequestFacts } from './request-facts.ts';
import type { PositionSeal } from './sealed-positions.ts';
import type { Site } from './site.ts';

export type Callers = {
  /** Address of a request; `undefined` if unknown. See [Note: Undeclared proxy]. */
  addressOf(request: IncomingMessage): string | undefined;
  /** Key of limits by address; `undefined` if unknown. See [Note: Undeclared proxy]. */
  networkOf(request: IncomingMessage): string | undefined;
  /**
   * Identifies the caller; `unsafe` calls are only for pages of our own site. `limit` is counted as soon as its key is known, before any large input is
   * read. Refuses: 401, 403 `foreign-site`, 429, 503.
   */
  read(request: IncomingMessage, requestId: string, options: ReadOptions): Promise<AuthResult>;
  /** True if the session is not open, or no longer. */
  hasEnded(session: string): Promise<boolean>;
  /** Faults that do not keep the gateway from serving. */
  warnings(): string[];
};

/** Without `limit`, the handler counts. */
type ReadOptions = { unsafe: boolean; signedIn: boolean; limit?: LimitName };

const unknownEnd: Over = { reason: undefined };

const undeclaredProxy = 'A proxy stands in front that KLOAK_TRUSTED_PROXIES does not count: limits by address are not applied.';

type CallersDeps = {
  running: RunningGateway;
  site: Site;
  cookies: Cookies;
  positions: SessionPositions;
  seal: PositionSeal;
  limiter: Limiter;
  lockedAccounts: ReadonlySet<string>;
  trustedProxies: number;
  log: Logger;
};

export function openCallers({ running, site, cookies, positions, seal, limiter, lockedAccounts, trustedProxies, log }: CallersDeps): Callers {
  const fetchKeys = async () => (await running.client(guestMeta('keys', emptyPosition)).call('identity.GetSigningKeys', {})).jwks;
  const verifyShown = accessTokenVerifier(fetchKeys, systemClock);
  /** See [Note: The secret of the door]. */
  async function verify(kept: string) {
    const { token, secret } = splitAccessToken(kept);
    const verified = await verifyShown(token);
    if (verified?.sessionEndsAt === undefined || verified.door !== digest(secret)) return undefined;
    return { ...verified, sessionEndsAt: verified.sessionEndsAt };
  }
  const refresh = openRefresh(running, positions);
  let hasUndeclaredProxy = false;
  function address(request: IncomingMessage): string | undefined {
    // The connection closed before this was called.
    if (request.socket.remoteAddress === undefined) return undefined;
    if (trustedProxies > 0 || !site.secure || !isForwardedByNeighbour(request)) return addressOf(request, trustedProxies);
    if (!hasUndeclaredProxy) log.warn(undeclaredProxy);
    hasUndeclaredProxy = true;
    return undefined;
  }
  function network(request: IncomingMessage): string | undefined {
    const found = address(request);
    return found === undefined ? undefined : networkOf(found);
  }
  const holder = (session: string, position: Position) => accountOfSession(running.strictReader(accounts, position), session);

  function refuseForeignPage(request: IncomingMessage, signedIn: boolean): void {
    if (!site.isForeign(request.headers)) return;
    const { access, refresh } = cookies.read(request.headers.cookie);
    if (signedIn && !access && !refresh) throw notSignedIn();
    throw new Refusal('forbidden', 'foreign-site', `This can only be done from ${site.url.origin}.`);
  }

  async function refreshed(token: string | undefined, request: IncomingMessage, requestId: string): Promise<RefreshedSession | Over> {
    const renewed = token ? await refresh(token, requestId) : unknownEnd;
    if (renewed !== unknownToken) return renewed;
    // Only invalid tokens count: a household behind one address may refresh freely.
    await limiter.count('refresh', network(request));
    return unknownEnd;
  }

  /** Only a caller with a token of the session learns the reason. */
  async function endOf(place: { session: string; account: string }, requestId: string, position: Position): Promise<SessionEnd | undefined> {
    try {
      const { reason } = await running.client(guestMeta(requestId, position)).call('identity.GetSessionEnd', place);
      return isSessionEnd(reason) ? reason : undefined;
    } catch (error) {
      log.warn({ err: error }, 'it is not told why a session ended');
      return undefined;
    }
  }

  return {
    addressOf: address,
    networkOf: network,
    async read(request, requestId, { unsafe, signedIn, limit }) {
      if (unsafe) refuseForeignPage(request, signedIn);
      const sent = cookies.read(request.headers.cookie);
      const verified = sent.access === undefined ? undefined : await verify(sent.access);
      const asked = verified === undefined ? await refreshed(sent.refresh, request, requestId) : undefined;
      const renewed = asked !== undefined && 'tokens' in asked ? asked : undefined;
      const signed = verified ?? renewed;
      noteRequestFacts(request, { account: signed?.account });
      if (limit !== undefined) await limiter.countCaller(limit, signed?.account, network(request));

      const cookiePosition = seal.open(sent.at ?? '');
      const heard = seal.open(request.headers[positionHeader.toLowerCase()]?.toString() ?? '');
      const named = mergePositions(cookiePosition, heard);
      const guest = (ended: SessionEnd | undefined, setCookies: string[]): AuthResult => ({
        position: named,
        cookiePosition,
        setCookies,
        ...(ended && { ended }),
      });
      if (signed === undefined) {
        const reason = asked !== undefined && 'reason' in asked ? asked.reason : undefined;
        return sent.access || sent.refresh ? guest(reason, cookies.ended(reason)) : guest(sent.ended, []);
      }

      const { account, session, sessionEndsAt } = signed;
      const wrote = renewed?.wrote ?? emptyPosition;
      const known = await positions.read(session);
      // A page sends the newest position it knows; earlier ones are known from its calls.
      if (!covers(known, heard)) await positions.raise(session, heard);
      const position = [known, wrote].reduce(mergePositions, named);
      // Tokens of a locked account were given before it was.
      const isLocked = lockedAccounts.has(account);
      if (isLocked || (await holder(session, position)) !== account) {
        noteRequestFacts(request, { account: undefined });
        const reason = isLocked ? undefined : await endOf({ session, account }, requestId, position);
        return guest(reason, cookies.ended(reason));
      }
      return {
        principal: { account, session },
        sessionEndsAt,
        accessToken: splitAccessToken(renewed?.tokens.accessToken ?? sent.access ?? '').token,
        position,
        cookiePosition: mergePositions(cookiePosition, wrote),
        setCookies: renewed === undefined ? [] : cookies.signedIn(renewed.tokens),
      };
    },

    warnings: () => (hasUndeclaredProxy ? [`gateway: ${undeclaredProxy}`] : []),
    hasEnded: async (session) => (await holder(session, await positions.read(session))) === undefined,
  };
}
