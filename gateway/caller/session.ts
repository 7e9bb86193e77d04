// Who is calling: read from the cookies, checked against what `accounts` says right now.

import type { IncomingHttpHeaders } from 'node:http';
import { accounts, sessionStatus } from '@kloak/access/accounts.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Cache } from '@kloak/platform/ports/cache.ts';
import { emptyPosition, mergePositions, type Position } from '@kloak/platform/position.ts';
import type { Logger } from 'pino';
import type { Access } from '../options.ts';
import { accessTokens, hashOf } from './access-tokens.ts';
import { contextFor } from './context.ts';
import type { Cookies, Tokens } from './cookies.ts';
import { positionFrom, positionKey, positionSeconds } from './positions.ts';

export type Principal = { account: string; session: string; verified: boolean; admin: boolean };

export type AuthResult = {
  /** Absent: a guest. */
  me?: Principal;
  /** What answers must have seen. */
  position: Position;
  /** What the cookie told; the next cookie goes on from it. */
  told: Position;
  /** `Set-Cookie` values the answer must carry: a refreshed session, or one that is over. */
  setCookies: string[];
};

export type Sessions = {
  /** `beforeRefresh` may refuse (a limit). Refuses: 503 when identity or the view is away. */
  read(headers: IncomingHttpHeaders, requestId: string, beforeRefresh: () => Promise<void>): Promise<AuthResult>;
  /** Whether a session that was read before has ended since. */
  hasEnded(me: Pick<Principal, 'account' | 'session'>): Promise<boolean>;
};

type Refreshed = { tokens: Tokens; account: string; session: string; wrote: Position };
type Holder = { account: string; session: string };
type Options = { access: Access; cache: Cache; cookies: Cookies; log: Logger; now?: () => number };

export function openSessions({ access, cache, cookies, log, now = Date.now }: Options): Sessions {
  const verify = accessTokens(async () => {
    const { ctx } = contextFor(access, 'keys', { requestId: 'keys' });
    return (await ctx.rpc.identity.GetSigningKeys({})).jwks;
  }, now);

  /** One call for all that come with the same token at the same time. */
  const underWay = new Map<string, Promise<Refreshed | undefined>>();

  async function callRefresh(refreshToken: string, requestId: string): Promise<Refreshed | undefined> {
    const { ctx, operation } = contextFor(access, 'refresh', { requestId });
    try {
      const { account, tokens } = await ctx.rpc.identity.RefreshSession({ refreshToken });
      if (tokens === null) throw new Error('RefreshSession answered no tokens');
      const { wrote } = operation.outcome;
      await raise(tokens.session, wrote);
      return { tokens, account, session: tokens.session, wrote };
    } catch (error) {
      if (error instanceof Refusal && (error.kind === 'unauthenticated' || error.kind === 'invalid')) return undefined;
      throw error;
    }
  }

  function refresh(refreshToken: string, requestId: string): Promise<Refreshed | undefined> {
    const hash = hashOf(refreshToken);
    const running = underWay.get(hash);
    if (running !== undefined) return running;
    const started = callRefresh(refreshToken, requestId).finally(() => underWay.delete(hash));
    underWay.set(hash, started);
    return started;
  }

  const raise = async (session: string, position: Position) => {
    await cache
      .raise(positionKey(session), position, positionSeconds)
      .catch((error: unknown) => log.warn({ err: error }, 'a position is kept by its cookie alone'));
  };

  async function seenBy(session: string): Promise<Position> {
    try {
      return await cache.position(positionKey(session));
    } catch (error) {
      log.warn({ err: error }, 'a position is known from its cookie alone');
      return emptyPosition;
    }
  }

  async function standing(holder: Holder, position: Position, requestId: string) {
    const { ctx } = contextFor(access, 'standing', { me: holder, position, requestId });
    return await sessionStatus(ctx.strict(accounts), holder.account, holder.session);
  }

  return {
    async read(headers, requestId, beforeRefresh) {
      const sent = cookies.read(headers.cookie);
      const told = positionFrom([sent.at]);
      const asked = mergePositions(told, positionFrom([headers['kloak-at']?.toString()]));
      const guest = (setCookies: string[]): AuthResult => ({ position: asked, told, setCookies });

      const verified = sent.access === undefined ? undefined : await verify(sent.access);
      let refreshed: Refreshed | undefined;
      if (verified === undefined && sent.refresh) {
        await beforeRefresh();
        refreshed = await refresh(sent.refresh, requestId);
      }
      const holder: Holder | undefined = verified ?? refreshed;
      if (holder === undefined) return guest(sent.access || sent.refresh ? cookies.signedOut() : []);

      const position = mergePositions(mergePositions(asked, await seenBy(holder.session)), refreshed?.wrote ?? emptyPosition);
      const { ended, ...rights } = await standing(holder, position, requestId);
      if (ended) return guest(cookies.signedOut());
      const me: Principal = { account: holder.account, session: holder.session, ...rights };
      return {
        me,
        position,
        told: mergePositions(told, refreshed?.wrote ?? emptyPosition),
        setCookies: refreshed === undefined ? [] : cookies.signedIn(refreshed.tokens),
      };
    },

    async hasEnded(holder) {
      const { ended } = await standing(holder, await seenBy(holder.session), 'socket');
      return ended;
    },
  };
}
