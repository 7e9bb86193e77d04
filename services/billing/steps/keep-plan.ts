import type { Ctx } from '@kloak/platform/context.ts';
import { type Subscription, subscription, withdrawDowngrade } from '../domain/subscription.ts';
import { askProvider } from './ask-provider.ts';
import { paymentsOf } from './payments-of.ts';

/** Takes back that a plan ends, or gets smaller, with its period. */
export async function keepPlan(ctx: Ctx, member: string, { customer, subscription: paid, cancels }: Subscription): Promise<void> {
  await ctx.decide(subscription.of({ member }), withdrawDowngrade(member), { step: 'keep' });
  if (!cancels) return;
  await paymentsOf(ctx).setCancels({ customer, subscription: paid, cancels: false, key: ctx.id('keep') });
  await askProvider(ctx, member);
}
