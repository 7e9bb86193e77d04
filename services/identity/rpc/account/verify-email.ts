import { anyone } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isSameAddress } from '@kloak/proto/rules/people/names.ts';
import type { VerifyEmailRequest__Output } from '@kloak/proto/types/identity.ts';
import { account, confirmEmail, type RegisteredAccount, tokenUnknown } from '../../domain/account.ts';
import { claimAddress } from '../../steps/claims.ts';
import { listFirstAdmin } from '../../steps/first-admin.ts';
import { openSession } from '../../steps/open-session.ts';
import { provePassword } from '../../steps/prove-password.ts';
import { isLocked, registeredAccount } from '../../steps/registered-account.ts';
import { readConfirmationToken } from '../../tools/confirmation-token.ts';

export const verifyEmail = rpc('identity', 'VerifyEmail', {
  access: anyone,
  async run(ctx, request) {
    const facts = await readConfirmationToken(ctx, request.token);
    if (!facts) throw tokenUnknown();
    const guest = ctx.asGuest(request.token);
    const stream = account.of(facts);
    const { adminEmail } = ctx.settings;
    const isAdminAddress = (email: string) => isSameAddress(email, adminEmail);
    const found = await guest.state(stream);
    // An erased account has no address to confirm.
    if (found.status !== 'registered' || found.email === '') throw tokenUnknown();
    const { yielded } = found;
    const confirm = (passwordSecret?: string) => confirmEmail({ expiresAt: facts.expiresAt, now: guest.now(), yielded, passwordSecret, isAdminAddress });
    const confirmed = async () => ({ account: found.id, needsPassword: false, email: found.email, ...(await arrive(ctx, found, request)) });
    // A repeat, or too late.
    if (found.verified) {
      await guest.decide(stream, confirm());
      return confirmed();
    }
    // Refusals come before the question for a password.
    confirm()(found);
    const shown = await provePassword(guest, found, request);
    if (!shown) return { account: found.id, needsPassword: true };
    await claimAddress(guest, found.email, found.id);
    await guest.decide(stream, confirm(shown.passwordSecret));
    if (isAdminAddress(found.email)) await listFirstAdmin(guest, found.id);
    return confirmed();
  },
});

/** Signs in a newcomer who confirms in the browser where they registered. A browser with a session keeps it, whoever's it is. */
async function arrive(ctx: Ctx, found: RegisteredAccount, { token, device, registeredHere, newPassword }: VerifyEmailRequest__Output) {
  const isNewcomer = registeredHere && newPassword === undefined && ctx.caller.account === undefined;
  if (!isNewcomer || device === undefined || isLocked(ctx, found)) return {};
  const guest = ctx.asGuest(token);
  const tokens = await openSession(guest, found, { remember: false, device, again: () => registeredAccount(guest, found.id) });
  return tokens && { username: found.username, tokens };
}
