import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';

const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('invite-token-key', newTokenKey);

/** The token in the mail of an invite; it expires to the second. */
export async function writeInviteToken(ctx: Pick<Ctx, 'secrets'>, invite: string, expiresAt: Date): Promise<string> {
  return signToken(await key(ctx), [invite, Math.floor(expiresAt.getTime() / 1000)]);
}

/** The invite whose token we signed, while it is good; nothing of any other. */
export async function readInviteToken(ctx: Pick<Ctx, 'secrets'>, token: string, now: Date): Promise<string | undefined> {
  const [invite, seconds] = readToken(await key(ctx), token) ?? [];
  return invite && seconds && now.getTime() <= Number(seconds) * 1000 ? invite : undefined;
}
