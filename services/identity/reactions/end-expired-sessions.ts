import type { Sweep } from '@kloak/platform/reaction.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { endByTime, session } from '../domain/session.ts';
import { sessions } from '../views/sessions.ts';

/** Margin for clocks that are behind: nobody uses the session any more. */
const afterEndMs = dayMs;
const pageSize = 100;

/** Ends expired sessions, which cannot be refreshed any more. Until then they occupy views in every service that checks access. */
export const endExpiredSessions: Sweep = {
  name: 'end-expired-sessions',
  everySeconds: 3600,
  async run(ctx) {
    const now = new Date(ctx.seenNow().getTime() - afterEndMs);
    const isOver = ({ expiresAt }: { expiresAt: string }) => expiresAt < now.toISOString();
    for (let before: string | undefined; ; ) {
      const { items, next } = await ctx.view(sessions).page({ index: 'byEnd', equals: [], limit: pageSize, ...(before !== undefined && { before }) });
      const over = items.filter(isOver);
      await Promise.all(over.map(({ id, account }) => ctx.decide(session.of({ session: id, account }), endByTime(now))));
      if (next === undefined || over.length < items.length) return;
      before = next;
    }
  },
};
