import type { Ctx } from '@kloak/platform/context.ts';
import type { SessionTokens } from '@kloak/proto/types/identity.ts';
import { endOf } from '../domain/session.ts';
import { writeAccessToken } from '../tools/access-token.ts';
import { type RefreshFacts, writeRefreshToken } from '../tools/refresh-token.ts';
import { signingKey } from '../tools/signing-keys.ts';

type SessionFacts = RefreshFacts & { startedAt: string; remember: boolean };

/** The tokens of one generation of a session: its refresh token is always the same one, the access token is valid from now on. */
export async function sessionTokens(ctx: Ctx, { startedAt, remember, ...facts }: SessionFacts): Promise<SessionTokens> {
  const now = ctx.now();
  const endsAt = endOf(startedAt, remember);
  const [accessToken, refreshToken] = await Promise.all([
    signingKey(ctx, now).then((key) => writeAccessToken(key, { account: facts.account, session: facts.session, endsAt, now })),
    writeRefreshToken(ctx, facts),
  ]);
  return { session: facts.session, accessToken, refreshToken, remember, endsAt: endsAt.toISOString() };
}
