import type { Ctx } from '@kloak/platform/service.ts';
import { newTokenKey, readToken, signToken } from './signed-token.ts';

/** What a refresh token says. The account is in it because its sessions live in its lane. */
export type RefreshFacts = { account: string; session: string; generation: number };

type Keys = { secrets: Pick<Ctx['secrets'], 'ensure'> };
const key = (ctx: Keys) => ctx.secrets.ensure('refresh-token-key', newTokenKey);

export async function writeRefreshToken(ctx: Keys, { account, session, generation }: RefreshFacts): Promise<string> {
  return signToken(await key(ctx), [account, session, generation]);
}

export async function readRefreshToken(ctx: Keys, token: string): Promise<RefreshFacts | undefined> {
  const [account, session, generation] = readToken(await key(ctx), token) ?? [];
  return account && session && generation ? { account, session, generation: Number(generation) } : undefined;
}
