import { reaction } from '@kloak/platform/reaction.ts';
import { endByPasswordChange, session } from '../domain/session.ts';
import { sessions } from '../views/sessions.ts';

/** So many sessions of an account are looked at in one question. */
const pageSize = 100;

/**
 * Ends every session that began before a password was changed, and none that began since. They live in the account's lane: its order tells, and a
 * view that has come to the event has them all; one that has not is waited for.
 */
export const endSessions = reaction({
  name: 'end-sessions',
  from: 'start',
  on: {
    identity: {
      async PasswordChanged(ctx, { seq, data: { account } }) {
        const reader = ctx.strict(sessions);
        let before: string | undefined;
        do {
          const { items, next } = await reader.page({ index: 'ofAccount', equals: [account], limit: pageSize, ...(before !== undefined && { before }) });
          const older = items.filter(({ startedSeq }) => startedSeq < seq);
          // All of a page at once: they are written together.
          await Promise.all(older.map(({ id }) => ctx.decide(session.of({ session: id, account }), endByPasswordChange)));
          before = next;
        } while (before !== undefined);
      },
    },
  },
});
