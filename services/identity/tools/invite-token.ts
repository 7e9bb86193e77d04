import { digest } from '@kloak/platform/codec/keys.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { newTokenKey, readToken, signToken } from '@kloak/platform/trust/signed-token.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';

/** `addressDigest`: of the invited address; absent in a token of an older build. */
export type InviteTokenData = { invite: string; addressDigest: string | undefined };

/**
 * The key stays where an older build stored it in plain text. A thief would still have to confirm the invited address, and mailed invites must keep
 * working.
 */
const key = (ctx: Pick<Ctx, 'secrets'>) => ctx.secrets.ensure('invite-token-key', newTokenKey, 'keep');
const digestOf = (address: string) => digest(normalizeAddress(address));

/** The token in the mail of an invite; it expires to the second. */
export async function writeInviteToken(
  ctx: Pick<Ctx, 'secrets'>,
  { invite, email, expiresAt }: { invite: string; email: string; expiresAt: Date },
): Promise<string> {
  return signToken(await key(ctx), [invite, Math.floor(expiresAt.getTime() / 1000), digestOf(email)]);
}

/** The invite whose token we signed, while it is good; nothing of any other. */
export async function readInviteToken(ctx: Pick<Ctx, 'secrets'>, token: string, now: Date): Promise<InviteTokenData | undefined> {
  const [invite, seconds, addressDigest] = readToken(await key(ctx), token) ?? [];
  return invite && seconds && now.getTime() <= Number(seconds) * 1000 ? { invite, addressDigest } : undefined;
}

/** True if this address was invited. */
export const isInvited = (invited: InviteTokenData | undefined, address: string): boolean => invited?.addressDigest === digestOf(address);
