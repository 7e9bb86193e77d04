import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';

/** Content of a refresh token. It includes the account, which is the partition key of its sessions. */
export type RefreshFacts = { account: string; session: string; generation: number };

const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('refresh-token-key', newTokenKey);

/** The refresh token of one generation of a session: the same facts give the same token. */
export async function writeRefreshToken(ctx: Pick<Ctx, 'secrets'>, { account, session, generation }: RefreshFacts): Promise<string> {
  return signToken(await key(ctx), [account, session, generation]);
}

/** Reads a token with our signature; `undefined` for any other. */
export async function readRefreshToken(ctx: Pick<Ctx, 'secrets'>, token: string): Promise<RefreshFacts | undefined> {
  const [account, session, generation] = readToken(await key(ctx), token) ?? [];
  return account && session && generation ? { account, session, generation: Number(generation) } : undefined;
}
