import type { SubscriptionResponse } from '@kloak/proto/types/kloak/billing/v1/SubscriptionResponse.ts';
import { isPaid, type Subscription, subscription } from '../domain/subscription.ts';
import { paymentsOf } from './payments-of.ts';
import type { BillingCtx } from './sandbox-payments.ts';

function shown(state: Subscription): SubscriptionResponse {
  const { plan, periodEnd, cancels, nextPlan, dueSince, lockedAt } = state;
  return { plan, periodEnd: isPaid(state) ? periodEnd : undefined, cancels, nextPlan, dueSince, lockedAt };
}

/** How a member's subscription stands. */
export async function showSubscription(ctx: BillingCtx, member: string): Promise<SubscriptionResponse> {
  return { ...shown(await ctx.state(subscription.of({ member }))), sandbox: paymentsOf(ctx).isSandbox };
}
