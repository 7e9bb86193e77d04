import type { Ctx } from '@kloak/platform/service.ts';
import { newTokenKey, readToken, signToken } from './signed-token.ts';

type Keys = { secrets: Pick<Ctx['secrets'], 'ensure'> };
const key = (ctx: Keys) => ctx.secrets.ensure('confirmation-token-key', newTokenKey);

export async function writeConfirmationToken(ctx: Keys, account: string, expiresAt: Date): Promise<string> {
  return signToken(await key(ctx), [account, Math.floor(expiresAt.getTime() / 1000)]);
}

export async function readConfirmationToken(ctx: Keys, token: string): Promise<{ account: string; expiresAt: Date } | undefined> {
  const [account, seconds] = readToken(await key(ctx), token) ?? [];
  return account && seconds ? { account, expiresAt: new Date(Number(seconds) * 1000) } : undefined;
}
