import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { checkPaid, endsByPeriod, isPaid, subscription } from '../../domain/subscription.ts';
import { askProvider } from '../../steps/ask-provider.ts';
import { paymentsOf } from '../../steps/payments-of.ts';
import { showSubscription } from '../../steps/show-subscription.ts';

/** Adopts the provider's state first, so that an ended subscription is known. */
export const cancelSubscription = rpc('billing', 'CancelSubscription', {
  access: member,
  async run(ctx, _request, me) {
    checkPaid(await ctx.state(subscription.of({ member: me })));
    const { after: state } = await askProvider(ctx, me);
    if (isPaid(state) && !endsByPeriod(state)) {
      const { customer, subscription: paid } = state;
      await paymentsOf(ctx).setCancels({ customer, subscription: paid, cancels: true, key: ctx.id('cancel') });
      await askProvider(ctx, me);
    }
    return showSubscription(ctx, me);
  },
});
