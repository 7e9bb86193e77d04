import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { differs, noteDifference, subscription } from '../domain/subscription.ts';
import { apart } from '../steps/apart.ts';
import { paymentsOf } from '../steps/payments-of.ts';
import { subscriptions } from '../views/subscriptions.ts';

const perPage = 100;

async function compare(ctx: ReactionCtx, member: string): Promise<void> {
  const stream = subscription.of({ member });
  const seen = await ctx.state(stream);
  const told = await paymentsOf(ctx).subscriptionsOf(seen.customer);
  if (differs({ member, told, seen, at: ctx.now() })) await ctx.decide(stream, noteDifference(member), { step: 'difference' });
}

/** Compares each paid plan with what the provider says. */
export const reconcile: Sweep = {
  name: 'reconcile-payments',
  everySeconds: 6 * 3600,
  async run(ctx) {
    let next: string | undefined;
    do {
      const page = await ctx.view(subscriptions).page({ index: 'paid', equals: ['yes'], limit: perPage, before: next });
      for (const { id } of page.items) await apart(ctx, id, compare);
      next = page.next;
    } while (next !== undefined);
  },
};
