import type { ReactionCtx } from '@kloak/platform/context.ts';
import { provider } from '../domain/provider.ts';
import { paymentsOf } from './payments-of.ts';

/** True if the customer is unknown because our key belongs to another account than the one members paid at. */
export async function isOfOtherAccount(ctx: ReactionCtx, customer: string): Promise<boolean> {
  const payments = paymentsOf(ctx);
  const { account: known } = await ctx.state(provider.of(undefined));
  if (known === undefined || known === ((await payments.account()) ?? known)) return false;
  return await payments.isGone(customer);
}
