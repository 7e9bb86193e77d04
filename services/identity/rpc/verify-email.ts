import { normalizeName } from '@kloak/access/normalize-name.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { account, confirmEmail, tokenUnknown } from '../domain/account.ts';
import { readConfirmationToken } from '../tools/confirmation-token.ts';
import { accountRef } from './streams.ts';

export const verifyEmail: Handlers<'identity'>['VerifyEmail'] = async (ctx, { token }) => {
  const said = await readConfirmationToken(ctx, token);
  if (!said) throw tokenUnknown();
  const { adminEmail } = ctx.settings;
  const isAdminAddress = (email: string) => adminEmail !== undefined && normalizeName(email) === normalizeName(adminEmail.trim());
  const guest = ctx.asGuest(token);
  await guest.decide(account, accountRef(said.account), confirmEmail({ expiresAt: said.expiresAt, now: guest.now(), isAdminAddress }));
  return { account: said.account };
};
