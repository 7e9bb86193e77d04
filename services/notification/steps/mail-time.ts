import type { ReactionCtx } from '@kloak/platform/context.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';

/**
 * What time it is for mails: that of the clock, which hours of quiet go by; but where it stands more than a day ahead of the time seen to pass, that one, so that
 * nothing is mailed that is not due, and no mail is planned for a time that is years away.
 */
export function mailTime(ctx: Pick<ReactionCtx, 'now' | 'seenNow'>): Date {
  const [now, seen] = [ctx.now(), ctx.seenNow()];
  return now.getTime() - seen.getTime() > dayMs ? seen : now;
}
