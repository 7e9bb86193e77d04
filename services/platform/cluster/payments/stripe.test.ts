import { Stripe } from 'stripe';
import { paymentsSuite } from '../../contract/payments/payments-suite.ts';
import { stripePayments } from '../../payments/stripe.ts';
import { onServers } from '../../testing/servers.ts';

const webhookSecret = 'whsec_of_a_test';
const secretKey = 'sk_test_123';

onServers('payments over Stripe', ({ stripeUrl: apiUrl }) => {
  paymentsSuite(async () => ({
    payments: () => stripePayments({ secretKey, webhookSecret, apiUrl }),
    sign: async (payload, at) => {
      const timestamp = Math.floor(at.getTime() / 1000);
      return new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    },
  }));
});
