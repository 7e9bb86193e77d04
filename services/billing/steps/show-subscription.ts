import { planInForce } from '@kloak/proto/rules/plans.ts';
import type { SubscriptionResponse } from '@kloak/proto/types/billing.ts';
import { endOf, isPaid, type Subscription, subscription } from '../domain/subscription.ts';
import { areSalesClosed, paymentsOf } from './payments-of.ts';
import type { BillingCtx } from './sandbox-payments.ts';

function shown(state: Subscription): SubscriptionResponse {
  const { periodEnd, cancels, nextPlan, dueSince, lockedAt } = state;
  const plan = planInForce(state).id;
  return { plan, given: plan !== state.plan, periodEnd: isPaid(state) ? (endOf(state) ?? periodEnd) : undefined, cancels, nextPlan, dueSince, lockedAt };
}

/** Reads the member's subscription. */
export async function showSubscription(ctx: BillingCtx, member: string): Promise<SubscriptionResponse> {
  return { ...shown(await ctx.state(subscription.of({ member }))), sandbox: paymentsOf(ctx).isSandbox, closed: areSalesClosed(ctx) };
}
