import type { Sweep } from '@kloak/platform/reaction.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { maxDueDays } from '@kloak/proto/rules/plans.ts';
import { lockUploads, subscription } from '../domain/subscription.ts';
import { subscriptions } from '../views/subscriptions.ts';

const perPage = 100;

/** Blocks uploads if a payment has been due for 21 days. Nothing else changes, and nothing is deleted. */
export const lockUnpaid: Sweep = {
  name: 'lock-unpaid',
  everySeconds: 3600,
  async run(ctx) {
    const over = new Date(ctx.seenNow().getTime() - maxDueDays * dayMs).toISOString();
    let next: string | undefined;
    do {
      const { items, next: after } = await ctx.view(subscriptions).page({ index: 'due', equals: [], limit: perPage, before: next });
      const due = items.filter(({ dueSince = '9' }) => dueSince <= over);
      for (const { id: member, dueSince } of due)
        await ctx.decide(subscription.of({ member }), lockUploads(member, ctx.seenNow()), { once: `locked:${dueSince}` });
      next = due.length === items.length ? after : undefined;
    } while (next !== undefined);
  },
};
