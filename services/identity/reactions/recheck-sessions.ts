import { reaction } from '@kloak/platform/reaction.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';

/** Has the sockets of a session that ended closed: whoever holds sockets looks again. */
export const recheckSessions = reaction({
  name: 'recheck-sessions',
  from: 'now',
  on: {
    identity: {
      async SessionEnded(ctx) {
        ctx.wake(wakeUps.sessionsEnded);
      },
    },
  },
});
