import { reaction } from '@kloak/platform/reaction.ts';
import { paymentsOf } from '../steps/payments-of.ts';

/** A member who paid in two tabs keeps one subscription and gets a refund for the other. */
export const endSpareSubscription = reaction({
  name: 'end-spare-subscription',
  from: 'start',
  on: {
    billing: {
      async SpareSubscriptionFound(ctx, { data: { subscription, after } }) {
        if (after !== null) await paymentsOf(ctx).refundAndEnd({ customer: after.customer, subscription, key: `spare:${subscription}` });
      },
    },
  },
});
