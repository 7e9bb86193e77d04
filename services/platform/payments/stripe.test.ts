// The adapter of Stripe, on a stand-in that remembers what was asked of it.
import { paymentsSuite } from '../contract/payments/payments-suite.ts';
import { type StripeServer, startStripe, webhookSecret } from '../testing/stripe/stripe-server.ts';
import { signNotice } from './signed-notices.ts';

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

paymentsSuite(async () => ({
  payments: () => stripe.payments(),
  sign: async (body, at) => signNotice(body, webhookSecret, at),
}));
