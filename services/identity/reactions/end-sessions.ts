import { reaction } from '@kloak/platform/reaction.ts';
import { endByPasswordChange, session } from '../domain/session.ts';
import { eachSession } from '../steps/each-session.ts';
import { sessions } from '../views/sessions.ts';

/**
 * Ends every session that began before a password was changed but the one that changed it, and none that began since. They live in the account's lane:
 * its order tells, and a view that has come to the event has them all; one that has not is waited for.
 */
export const endSessions = reaction({
  name: 'end-sessions',
  from: 'start',
  on: {
    identity: {
      PasswordChanged: (ctx, { seq, data: { account, session: changedIn } }) =>
        eachSession(ctx.strict(sessions), account, async ({ id, startedSeq }) => {
          if (startedSeq < seq && id !== changedIn) await ctx.decide(session.of({ session: id, account }), endByPasswordChange);
        }),
    },
  },
});
