import { reaction } from '@kloak/platform/reaction.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';

/** Closes the sockets of an ended session: gateways check their sockets again. */
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
