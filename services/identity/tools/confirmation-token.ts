import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';

const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('confirmation-token-key', newTokenKey);

/** The token in the mail that confirms an address; it expires to the second. */
export async function writeConfirmationToken(ctx: Pick<Ctx, 'secrets'>, account: string, expiresAt: Date): Promise<string> {
  return signToken(await key(ctx), [account, Math.floor(expiresAt.getTime() / 1000)]);
}

/** Reads a token with our signature, even if expired; `undefined` for any other. */
export async function readConfirmationToken(ctx: Pick<Ctx, 'secrets'>, token: string): Promise<{ account: string; expiresAt: Date } | undefined> {
  const [account, seconds] = readToken(await key(ctx), token) ?? [];
  return account && seconds ? { account, expiresAt: new Date(Number(seconds) * 1000) } : undefined;
}
