import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';

/** What a refresh token says. The account is in it because its sessions live in its lane. */
export type RefreshFacts = { account: string; session: string; generation: number };

const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('refresh-token-key', newTokenKey);

/** The refresh token of one generation of a session: the same facts give the same token. */
export async function writeRefreshToken(ctx: Pick<Ctx, 'secrets'>, { account, session, generation }: RefreshFacts): Promise<string> {
  return signToken(await key(ctx), [account, session, generation]);
}

/** What a token says that we signed; nothing of any other. */
export async function readRefreshToken(ctx: Pick<Ctx, 'secrets'>, token: string): Promise<RefreshFacts | undefined> {
  const [account, session, generation] = readToken(await key(ctx), token) ?? [];
  return account && session && generation ? { account, session, generation: Number(generation) } : undefined;
}
