import type { ReactionCtx } from '@kloak/platform/context.ts';
import { provider } from '../domain/provider.ts';
import { paymentsOf } from './payments-of.ts';

/** Whether a customer is unknown because the key is of another account than the one that members pay at. */
export async function isOfOtherAccount(ctx: ReactionCtx, customer: string): Promise<boolean> {
  const payments = paymentsOf(ctx);
  const { account: known } = await ctx.state(provider.of(undefined));
  if (known === undefined || known === ((await payments.account()) ?? known)) return false;
  return await payments.isGone(customer);
}
