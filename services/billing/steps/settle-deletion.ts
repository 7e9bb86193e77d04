import { planEnded } from '@kloak/proto/rules/plans.ts';
import { isEnding } from '../domain/account-deletion.ts';
import { endsByPeriod, isPaid, planDowngrade, subscription } from '../domain/subscription.ts';
import { askProvider } from './ask-provider.ts';
import { isMissingAtProvider } from './is-missing-at-provider.ts';
import { paymentsOf } from './payments-of.ts';
import type { BillingCtx } from './sandbox-payments.ts';

/** Ends the member's plan with its period if the account is to be deleted, or continues it if the account is kept. The latest wish counts. */
export async function settleDeletion(ctx: BillingCtx, member: string): Promise<void> {
  const stream = subscription.of({ member });
  for (;;) {
    const state = await ctx.state(stream);
    const { customer, subscription: paid, deletion } = state;
    if (!deletion || !isPaid(state)) return;
    const cancels = isEnding(state) || deletion.cancelled;
    const isSo = isEnding(state) ? endsByPeriod(state) : state.cancels === cancels;
    if (!isSo) {
      const wanted = { customer, subscription: paid, cancels, key: `deletion:${paid}:${deletion.seq}` };
      await paymentsOf(ctx)
        .setCancels(wanted)
        .catch((error: unknown) => {
          if (!isMissingAtProvider(error, planEnded)) throw error;
        });
      await askProvider(ctx, member);
    }
    const { nextPlan } = deletion;
    if (!cancels && nextPlan !== undefined) await ctx.decide(stream, planDowngrade(member, nextPlan), { step: `again ${deletion.seq}` });
    if ((await ctx.state(stream)).deletion?.seq === deletion.seq) return;
  }
}
