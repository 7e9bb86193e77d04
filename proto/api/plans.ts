import { z } from 'zod';
import { call } from './call.ts';
import { id, me, text } from './shapes/fields.ts';
import { invoice, plan, subscription } from './shapes/shapes.ts';

export const retrieveProducts = call({
  method: 'GET',
  path: '/api/stripe/retrieve-products',
  who: 'public',
  summary: 'Lists all plans, the smallest first.',
  body: z.object({}),
  answer: z.strictObject({
    products: z.array(plan),
    publishableKey: z
      .string()
      .optional()
      .describe('Public key of the payment provider for its card element; absent if cards are entered only at its checkout.'),
  }),
});

export const profileProduct = call({
  method: 'POST',
  path: '/api/profile/profile-product',
  who: 'signed-in',
  summary: "Returns the caller's plan; another's mail address is 403.",
  body: z.object({ email: text(400) }),
  answer: z.strictObject({ product: plan }),
});

export const createCheckoutSession = call({
  method: 'POST',
  path: '/api/stripe/create-checkout-session',
  who: 'signed-in',
  summary:
    'Returns the URL where the caller gets a plan: the provider’s checkout, or a page of Kloak for members who already pay. A larger plan starts immediately, a smaller one with the next period.',
  body: z.object({ product: id, profile: me.optional(), profileId: me.optional() }),
  answer: z.strictObject({ url: z.url() }),
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/stripe/cancel-subscription',
  who: 'signed-in',
  summary: 'Cancels the paid plan at the end of its period.',
  body: z.object({ profile: me.optional(), productId: id.optional().describe('Ignored: a member has one plan at most.') }),
  answer: z.strictObject({ subscription }),
});

export const keepPlan = call({
  method: 'POST',
  path: '/api/stripe/keep-plan',
  who: 'signed-in',
  summary: 'Withdraws the cancellation or the planned change to a smaller plan.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ subscription }),
});

export const getSubscription = call({
  method: 'POST',
  path: '/api/stripe/subscription',
  who: 'signed-in',
  summary: "Returns the state of the caller's plan.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ subscription }),
});

export const getPayments = call({
  method: 'POST',
  path: '/api/stripe/payments',
  who: 'signed-in',
  summary: "Lists the caller's newest invoices and the card used for payment.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ invoices: z.array(invoice), lastFour: z.string().optional() }),
});

export const openPortal = call({
  method: 'POST',
  path: '/api/stripe/portal',
  who: 'signed-in',
  summary: "Returns the URL of the payment provider's page to change the card.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ url: z.url() }),
});
