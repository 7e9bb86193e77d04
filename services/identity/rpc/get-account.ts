import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { account } from '../domain/account.ts';
import { sessionEnded } from '../domain/session.ts';

export const getAccount = rpc('identity', 'GetAccount', {
  access: member,
  async run(ctx, _request, caller) {
    const state = await ctx.state(account.of({ account: caller }));
    if (state.status !== 'registered') throw sessionEnded();
    const { id, username, email, verified, admin } = state;
    return { account: id, username, email, verified, admin };
  },
});
