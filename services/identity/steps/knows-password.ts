import type { Ctx } from '@kloak/platform/context.ts';
import { fitsBcrypt, normalizePassword } from '@kloak/proto/rules/people/passwords.ts';
import { hashRequestOf, matchesHash } from '../tools/password-hash.ts';

/** True if the text is the password stored under this secret id. Without an id: false, after the same time. Refuses: 503 `busy`. */
export async function knowsPassword(
  ctx: Pick<Ctx, 'secrets' | 'settings' | 'caller'>,
  passwordSecret: string | undefined,
  given: string,
  isKnownBrowser = false,
): Promise<boolean> {
  const password = normalizePassword(given);
  const hash = passwordSecret !== undefined && fitsBcrypt(password) ? await ctx.secrets.get(passwordSecret) : undefined;
  return matchesHash(password, hash, hashRequestOf(ctx), isKnownBrowser);
}
