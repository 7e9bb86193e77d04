import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import { account, confirmEmail, tokenUnknown } from '../domain/account.ts';
import { readConfirmationToken } from '../tools/confirmation-token.ts';

export const verifyEmail = rpc('identity', 'VerifyEmail', {
  access: anyone,
  async run(ctx, { token }) {
    const facts = await readConfirmationToken(ctx, token);
    if (!facts) throw tokenUnknown();
    const { adminEmail } = ctx.settings;
    const isAdminAddress = (email: string) => adminEmail !== undefined && normalizeAddress(email) === normalizeAddress(adminEmail);
    const guest = ctx.asGuest(token);
    await guest.decide(account.of(facts), confirmEmail({ expiresAt: facts.expiresAt, now: guest.now(), isAdminAddress }));
    return { account: facts.account };
  },
});
