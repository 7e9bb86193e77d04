// The Stripe adapter, on a stateful stand-in.
import { paymentsSuite, soldPlans } from '../contract/payments/payments-suite.ts';
import { addSubscription, StripeAnswer } from '../testing/stripe/state.ts';
import { type StripeServer, startStripe, webhookSecret } from '../testing/stripe/stripe-server.ts';
import { refusalOf } from '../testing/until.ts';
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

describe('what is over already', () => {
  it('may be ended and paid back again, and need not be there', async () => {
    const payments = stripe.payments();
    const customer = await payments.ensureCustomer('over');
    const { id } = addSubscription(stripe.state, customer, []);
    for (const key of ['first', 'second']) await payments.refundAndEnd({ customer, subscription: id, key });
    await payments.refundAndEnd({ customer, subscription: 'sub_of_nobody', key: 'third' });
    expect(await payments.subscriptionsOf(customer)).toEqual([]);
    expect(payments.warnings()).toEqual([]);
  });

  it('cannot be changed, which is told as a state', async () => {
    const payments = stripe.payments();
    await payments.syncCatalogue(soldPlans);
    const customer = await payments.ensureCustomer('changed');
    const { id } = addSubscription(stripe.state, customer, [...stripe.state.prices.values()]);
    await payments.refundAndEnd({ customer, subscription: id, key: 'end' });
    for (const subscription of [id, 'sub_of_nobody']) {
      const key = subscription;
      const refused = { kind: 'conflict', code: 'subscription-gone' };
      expect(await refusalOf(payments.setCancels({ customer, subscription, cancels: true, key: `${key}-1` }))).toMatchObject(refused);
      expect(await refusalOf(payments.changePlan({ customer, subscription, plan: 'plan-1tb', prorates: true, key: `${key}-2` }))).toMatchObject(refused);
    }
    expect(payments.warnings()).toEqual([]);
  });
});

describe('a key', () => {
  const refuse = (path: string, status: number) =>
    stripe.state.refuses.set(path, new StripeAnswer(status, { type: 'invalid_request_error', code: 'no_permission', message: 'No permission.' }));
  afterEach(() => stripe.state.refuses.clear());

  it('that may not read products reads subscriptions', async () => {
    const payments = stripe.payments();
    const customer = await payments.ensureCustomer('strange');
    const price = { id: 'price_strange', object: 'price', active: true, unit_amount: 1, metadata: {}, lookup_key: null, product: 'prod_strange' } as const;
    const { id } = addSubscription(stripe.state, customer, [price]);
    refuse('GET /v1/products', 403);
    expect(await payments.subscriptionsOf(customer)).toMatchObject([{ id, plan: undefined }]);
  });

  it('that may not ask a bank for more says what the bank wants', async () => {
    const payments = stripe.payments();
    const customer = await payments.ensureCustomer('asked');
    await payments.syncCatalogue(soldPlans);
    const [small] = [...stripe.state.prices.values()].filter(({ metadata }) => metadata.plan === 'plan-500gb');
    if (small === undefined) throw new Error('no price');
    const { id: subscription } = addSubscription(stripe.state, customer, [small]);
    stripe.state.refuses.set(
      `POST /v1/subscriptions/${subscription}`,
      new StripeAnswer(402, { type: 'card_error', message: 'Not yet.', payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'requires_action' } }),
    );
    const change = payments.changePlan({ customer, subscription, plan: 'plan-1tb', prorates: true, key: 'asked' });
    expect(await refusalOf(change)).toMatchObject({ code: 'confirmation-needed' });
  });
});
