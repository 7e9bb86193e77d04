import { anyone } from '@kloak/access/rules.ts';
import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readPassword } from '@kloak/proto/rules/people/passwords.ts';
import { account, namesOf } from '../../domain/account.ts';
import { replacePassword, resetUnknown } from '../../domain/password-reset.ts';
import { checkLink } from '../../steps/reset-link.ts';
import { commonPasswordTest } from '../../tools/common-passwords.ts';
import { hashPassword, hashRequestOf } from '../../tools/password-hash.ts';
import { readPasswordResetToken } from '../../tools/password-reset-token.ts';

export const resetPassword = rpc('identity', 'ResetPassword', {
  access: anyone,
  async run(ctx, request) {
    const link = await readPasswordResetToken(ctx, request.token);
    if (!link) throw resetUnknown();
    const guest = ctx.asGuest(request.token);
    const stream = account.of(link);
    // A new id for each attempt: the loser of a race has not changed the winner's password.
    const passwordSecret = `password:${guest.id('password')}`;
    const { looked, isGood, state } = await checkLink(guest, link);
    // Otherwise it is refused, or a repeat: the password kept then stays.
    if (isGood) {
      const password = valueOrRefuse(readPassword(request.password, namesOf(state), await commonPasswordTest()));
      await guest.secrets.put(passwordSecret, await hashPassword(password, hashRequestOf(guest)), { stream });
    }
    await guest.decide(stream, replacePassword(link, looked, passwordSecret));
    return { account: link.account, email: state.status === 'registered' ? state.email : '' };
  },
});
