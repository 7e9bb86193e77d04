import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import { account } from '../../domain/account.ts';
import { knowsPassword } from '../../steps/knows-password.ts';

export const provePassword = rpc('identity', 'ProvePassword', {
  access: member,
  async run(ctx, { password }, id) {
    const state = await ctx.state(account.of({ account: id }));
    if (state.status !== 'registered' || !(await knowsPassword(ctx, state.passwordSecret, password))) throw refusalOf(wrongPassword);
    return {};
  },
});
