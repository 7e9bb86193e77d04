import { reaction } from '@kloak/platform/reaction.ts';
import { paymentsOf } from '../steps/payments-of.ts';

/** Whoever paid in two tabs has one subscription, and the money for the other back. */
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
