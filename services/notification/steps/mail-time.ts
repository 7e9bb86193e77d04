import type { ReactionCtx } from '@kloak/platform/context.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';

/**
 * Clock for mails: the real one, which quiet hours refer to. If it is more than a day ahead of seen time, seen time counts. So a wrong clock neither
 * mails early nor plans a mail for years later.
 */
export function mailTime(ctx: Pick<ReactionCtx, 'now' | 'seenNow'>): Date {
  const [now, seen] = [ctx.now(), ctx.seenNow()];
  return now.getTime() - seen.getTime() > dayMs ? seen : now;
}
