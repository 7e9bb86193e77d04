import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { endByOwner, session } from '../../domain/session.ts';
import { eachSession } from '../../steps/each-session.ts';
import { sessions } from '../../views/sessions.ts';

export const endSession = rpc('identity', 'EndSession', {
  access: member,
  async run(ctx, { session: one }, account) {
    const end = (id: string) => ctx.decide(session.of({ session: id, account }), endByOwner(account));
    if (one !== undefined) await end(one);
    else {
      await eachSession(ctx.strict(sessions), account, async ({ id }) => {
        if (id !== ctx.caller.session) await end(id);
      });
    }
    return {};
  },
});
