import type { ReactionCtx } from '@kloak/platform/context.ts';
import { forgetCustomer } from '../domain/account-deletion.ts';
import { subscription } from '../domain/subscription.ts';
import { paymentsOf } from './payments-of.ts';

/** Makes sure that the provider never charges the member again. */
export async function forgetMember(ctx: ReactionCtx, member: string): Promise<void> {
  const stream = subscription.of({ member });
  const { customer } = await ctx.state(stream);
  if (customer === '') return;
  await paymentsOf(ctx).removeCustomer(customer);
  await ctx.decide(stream, forgetCustomer(member));
}
