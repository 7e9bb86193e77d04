import type { Reaction } from '@kloak/platform/service.ts';

/** Has the sockets of a session that ended closed: whoever holds sockets looks again. */
export const recheckSessions: Reaction<'identity'> = {
  name: 'recheck-sessions',
  source: 'identity',
  on: ['SessionEnded'],
  async run(ctx) {
    ctx.wake('accounts');
  },
};
