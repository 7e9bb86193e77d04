import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isSameAddress } from '@kloak/proto/rules/names.ts';
import { account, confirmEmail, tokenUnknown } from '../../domain/account.ts';
import { claimAddress } from '../../steps/claims.ts';
import { listFirstAdmin } from '../../steps/first-admin.ts';
import { whosePassword } from '../../steps/whose-password.ts';
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
    // Of somebody who was erased there is no address to confirm.
    if (found.status !== 'registered' || found.email === '') throw tokenUnknown();
    const { yielded } = found;
    const confirm = (passwordSecret?: string) => confirmEmail({ expiresAt: facts.expiresAt, now: guest.now(), yielded, passwordSecret, isAdminAddress });
    const answer = { account: found.id, needsPassword: false };
    // A repeat, or too late.
    if (found.verified) {
      await guest.decide(stream, confirm());
      return answer;
    }
    // What would be refused is refused before a password is asked for.
    confirm()(found);
    const shown = await whosePassword(guest, found, request);
    if (!shown) return { ...answer, needsPassword: true };
    await claimAddress(guest, found.email, found.id);
    await guest.decide(stream, confirm(shown.passwordSecret));
    if (isAdminAddress(found.email)) await listFirstAdmin(guest, found.id);
    return answer;
  },
});
