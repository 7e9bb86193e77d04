import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { planOf } from '@kloak/proto/rules/plans.ts';
import { refuseDowngrade, subscription } from '../domain/subscription.ts';
import { askProvider } from '../steps/ask-provider.ts';
import { isolateRefusals } from '../steps/isolate-refusals.ts';
import { isOfOtherAccount } from '../steps/other-account.ts';
import { paymentsOf } from '../steps/payments-of.ts';
import { subscriptions } from '../views/subscriptions.ts';

const perPage = 100;
/** Time before the end of a period, when the provider charges: the smaller price must be set by then. */
const beforeEndMs = hourMs;

/** Media checks the stored bytes and limits them in one decision, so that no upload comes between. */
async function settle(ctx: ReactionCtx, member: string): Promise<void> {
  const stream = subscription.of({ member });
  if (await isOfOtherAccount(ctx, (await ctx.state(stream)).customer)) return;
  // An ended subscription, or one with the smaller plan already, needs no more.
  const { nextPlan, customer, subscription: paid, periodEnd, changes } = (await askProvider(ctx, member)).after;
  if (nextPlan === undefined) return;
  const { limited } = await ctx.rpc.media.LimitSpace({ owner: member, maxBytes: planOf(nextPlan).storageBytes, ofChanges: changes });
  if (!limited) {
    await ctx.decide(stream, refuseDowngrade(member, nextPlan), { once: `refused:${periodEnd}` });
    return;
  }
  await paymentsOf(ctx).changePlan({ customer, subscription: paid, plan: nextPlan, prorates: false, key: `downgrade:${paid}:${periodEnd}` });
  await askProvider(ctx, member);
}

/** Starts smaller plans with the next period, if the stored data fits into them. */
export const settleDowngrades: Sweep = {
  name: 'settle-downgrades',
  everySeconds: 300,
  async run(ctx) {
    const before = new Date(ctx.seenNow().getTime() + beforeEndMs).toISOString();
    let next: string | undefined;
    do {
      const { items, next: after } = await ctx.view(subscriptions).page({ index: 'shrinking', equals: [], limit: perPage, before: next });
      const due = items.filter(({ shrinksAt = '9' }) => shrinksAt <= before);
      for (const { id } of due) await isolateRefusals(ctx, id, settle);
      next = due.length === items.length ? after : undefined;
    } while (next !== undefined);
  },
};
