import { isUnavailable } from '@kloak/platform/errors.ts';
import type { PaidSubscription } from '@kloak/platform/ports/payments.ts';
import { observe, type Subscription, subscription } from '../domain/subscription.ts';
import { paymentsOf } from './payments-of.ts';
import type { BillingCtx } from './sandbox-payments.ts';

const maxTries = 5;

export type ProviderAnswer = { before: Subscription; after: Subscription; told: readonly PaidSubscription[] };

/**
 * Updates a member's subscription to the provider's current answer. [Note: What the provider says] A webhook means only that something changed.
 * Webhooks arrive twice, late and in any order, and two in one second have no order at all. An answer requested after the stream was read is newer than that
 * state. If somebody decided meanwhile, it is requested again. Refuses: 503.
 */
export async function askProvider(ctx: BillingCtx, member: string): Promise<ProviderAnswer> {
  const stream = subscription.of({ member });
  for (let tries = 1; ; tries += 1) {
    const before = await ctx.state(stream);
    const told = before.customer === '' ? [] : await paymentsOf(ctx).subscriptionsOf(before.customer);
    try {
      // The step's name contains the state, so a repeat that reads another state decides anew.
      const step = ctx.id(`ask ${ctx.now().toISOString()} ${tries} ${JSON.stringify(before)}`);
      const { events } = await ctx.decide(stream, observe({ member, told, seen: before, at: ctx.now() }), { step });
      return { before, after: events.at(-1)?.data.after ?? before, told };
    } catch (error) {
      if (!isUnavailable(error) || tries === maxTries) throw error;
    }
  }
}
