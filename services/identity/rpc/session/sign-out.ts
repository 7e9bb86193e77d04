import { anyone } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { endBySignOut, session } from '../../domain/session.ts';

export const signOut = rpc('identity', 'SignOut', {
  // A caller without a session is signed out already.
  access: anyone,
  async run(ctx) {
    const { account, session: id } = ctx.caller;
    if (account !== undefined && id !== undefined) await ctx.decide(session.of({ session: id, account }), endBySignOut);
    return {};
  },
});
