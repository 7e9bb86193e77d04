import { reaction } from '@kloak/platform/reaction.ts';
import { endByPasswordChange, session } from '../domain/session.ts';
import { eachSession } from '../steps/each-session.ts';
import { sessions } from '../views/sessions.ts';

/**
 * Ends all sessions that began before a password change, except the one that made it. Sessions are in the account's partition, so its order decides. The
 * reaction waits for a view that has folded the event.
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
