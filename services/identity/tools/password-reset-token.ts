import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';
import type { ResetLink } from '../domain/password-reset.ts';

const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('password-reset-token-key', newTokenKey);

/** The token in the mail that lets its reader choose a new password; it expires to the second. */
export async function writePasswordResetToken(ctx: Pick<Ctx, 'secrets'>, { account, generation, expiresAt }: ResetLink): Promise<string> {
  return signToken(await key(ctx), [account, generation, Math.floor(expiresAt.getTime() / 1000)]);
}

/** Reads a token with our signature, valid or not; `undefined` for any other. */
export async function readPasswordResetToken(ctx: Pick<Ctx, 'secrets'>, token: string): Promise<ResetLink | undefined> {
  const [account, generation, seconds] = readToken(await key(ctx), token) ?? [];
  return account && generation && seconds ? { account, generation: Number(generation), expiresAt: new Date(Number(seconds) * 1000) } : undefined;
}
