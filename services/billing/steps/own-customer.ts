import { customer, noteCustomer } from '../domain/customer.ts';
import { assignCustomer, subscription } from '../domain/subscription.ts';
import { paymentsOf } from './payments-of.ts';
import type { BillingCtx } from './sandbox-payments.ts';

/**
 * The member's customer at the provider, created with the first checkout, and again if it is `gone`. The assignment is recorded first, so that every
 * webhook finds it.
 */
export async function ownCustomer(ctx: BillingCtx, member: string, gone?: string): Promise<string> {
  const stream = subscription.of({ member });
  const { customer: known } = await ctx.state(stream);
  if (known !== '' && known !== gone) return known;
  const id = await paymentsOf(ctx).ensureCustomer(member, gone);
  await ctx.decide(customer.of({ customer: id }), noteCustomer(id, member), { once: 'noted' });
  await ctx.decide(stream, assignCustomer(member, id, known), { once: `customer:${id}` });
  return id;
}
