import { customer, noteCustomer } from '../domain/customer.ts';
import { assignCustomer, subscription } from '../domain/subscription.ts';
import { paymentsOf } from './payments-of.ts';
import type { BillingCtx } from './sandbox-payments.ts';

/**
 * The customer that stands for a member at the provider, made with the first checkout, and anew where one is `gone` there. Whom it stands for is noted first, so
 * that no webhook finds it unknown.
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
