import { z } from 'zod';
import { call } from './call.ts';
import { id, me, text } from './shapes/fields.ts';
import { invoice, plan, subscription } from './shapes/shapes.ts';

export const retrieveProducts = call({
  method: 'GET',
  path: '/api/stripe/retrieve-products',
  who: 'public',
  summary: 'The plans that there are, the smallest first.',
  body: z.object({}),
  answer: z.strictObject({
    products: z.array(plan),
    publishableKey: z.string().optional().describe('Of the payment provider, for its card element on the page; absent: cards are typed at its checkout alone.'),
  }),
});

export const profileProduct = call({
  method: 'POST',
  path: '/api/profile/profile-product',
  who: 'signed-in',
  summary: "The caller's plan; another's address is 403.",
  body: z.object({ email: text(400) }),
  answer: z.strictObject({ product: plan }),
});

export const createCheckoutSession = call({
  method: 'POST',
  path: '/api/stripe/create-checkout-session',
  who: 'signed-in',
  summary:
    'Where the caller goes on to have a plan: the provider’s checkout, or, for who pays for one already, our own page: a larger plan begins at once, a smaller one with the next period.',
  body: z.object({ product: id, profile: me.optional(), profileId: me.optional() }),
  answer: z.strictObject({ url: z.url() }),
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/stripe/cancel-subscription',
  who: 'signed-in',
  summary: 'Lets the paid plan end with its period.',
  body: z.object({ profile: me.optional(), productId: id.optional().describe('Ignored: there is one.') }),
  answer: z.strictObject({ subscription }),
});

export const keepPlan = call({
  method: 'POST',
  path: '/api/stripe/keep-plan',
  who: 'signed-in',
  summary: 'Takes back that the plan ends, or gets smaller, with its period.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ subscription }),
});

export const getSubscription = call({
  method: 'POST',
  path: '/api/stripe/subscription',
  who: 'signed-in',
  summary: "How the caller's plan stands.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ subscription }),
});

export const getPayments = call({
  method: 'POST',
  path: '/api/stripe/payments',
  who: 'signed-in',
  summary: "The caller's newest invoices, and the card that pays.",
  body: z.object({ profileId: me }),
  answer: z.strictObject({ invoices: z.array(invoice), lastFour: z.string().optional() }),
});

export const openPortal = call({
  method: 'POST',
  path: '/api/stripe/portal',
  who: 'signed-in',
  summary: 'A page of the payment provider where the card is changed.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ url: z.url() }),
});
