import { member } from '@kloak/access/rules.ts';
import { valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readPassword } from '@kloak/proto/rules/people/passwords.ts';
import { account, changePassword as change, namesOf } from '../../domain/account.ts';
import { knowsPassword } from '../../steps/knows-password.ts';
import { commonPasswordTest } from '../../tools/common-passwords.ts';
import { hashPassword, hashRequestOf } from '../../tools/password-hash.ts';

export const changePassword = rpc('identity', 'ChangePassword', {
  access: member,
  async run(ctx, request, id) {
    const stream = account.of({ account: id });
    const state = await ctx.state(stream);
    const password = valueOrRefuse(readPassword(request.newPassword, namesOf(state), await commonPasswordTest()));
    const former = state.status === 'registered' ? state.passwordSecret : undefined;
    const known = (await knowsPassword(ctx, former, request.password)) ? former : undefined;
    const passwordSecret = `password:${ctx.id('password')}`;
    // Otherwise it is refused, or a repeat: the password kept then stays.
    if (known !== undefined) await ctx.secrets.put(passwordSecret, await hashPassword(password, hashRequestOf(ctx)), { stream });
    await ctx.decide(stream, change({ known, passwordSecret, session: ctx.caller.session ?? '' }));
    return {};
  },
});
