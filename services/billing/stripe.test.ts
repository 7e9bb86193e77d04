// Plans over Stripe, as its API answers in the field: two fields for one fact, what was removed, refusals of its own, and banks that ask.
import { media } from '@kloak/media/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { addInvoice, monthSeconds, type Price, StripeAnswer, type Subscription, secondsNow } from '@kloak/platform/testing/stripe/state.ts';
import { type StripeServer, startStripe } from '@kloak/platform/testing/stripe/stripe-server.ts';
import { cancelSubscription } from '@kloak/platform/testing/stripe/subscriptions.ts';
import { refusalOf } from '@kloak/platform/testing/until.ts';
import { paidPlans } from '@kloak/proto/rules/plans.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

let stripe: StripeServer;
let fixture: Fixture;
beforeEach(async () => {
  stripe = await startStripe();
  const payments = stripe.payments();
  await payments.syncCatalogue(paidPlans.map(({ id, name, cents }) => ({ id, name, cents, description: name })));
  fixture = await startFixture(media, { payments });
  await fixture.join('anna');
});
afterEach(async () => {
  await fixture.close();
  await stripe.close();
});

const call = () => fixture.as('anna');
const own = () => fixture.subscriptionOf('anna');
const choose = async (plan: string) => (await call().call('billing', 'ChoosePlan', { plan })).url;
const portal = async () => (await call().call('billing', 'OpenPortal', {})).url;
const invoices = async () => (await call().call('billing', 'GetPayments', {})).invoices;
const warnings = () => fixture.harness.running('billing').warnings();
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
const itemIn = (subscription: Subscription) => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('no item');
  return item;
};

async function notify(subscription: Subscription, type = 'customer.subscription.updated'): Promise<void> {
  await fixture.harness.as().call('billing', 'TakeWebhook', stripe.notice(type, subscription));
  await fixture.harness.settled();
}

async function buy(plan: string): Promise<Subscription> {
  const subscription = stripe.pay(await choose(plan));
  await notify(subscription, 'customer.subscription.created');
  return subscription;
}

const isCheckout = expect.stringContaining('https://checkout.stripe.example/');
const storage: Price = { id: 'price_support', object: 'price', active: true, unit_amount: 100, metadata: {}, lookup_key: null, product: 'prod_support' };
const besides = (price: Price) => ({ id: 'si_besides', object: 'subscription_item' as const, price, current_period_end: secondsNow() + monthSeconds });

describe('the end of a plan', () => {
  const inDays = (days: number) => secondsNow() + days * 24 * 3600;

  it.each([
    ['a day of its own', 10, false],
    ['a day after its period', 50, false],
    ['both', 30, true],
  ])('is told by %s, and taken back', async (_by, days, atPeriodEnd) => {
    const subscription = await buy('plan-500gb');
    const { periodEnd } = await own();
    const at = atPeriodEnd ? (itemIn(subscription).current_period_end ?? 0) : inDays(days);
    Object.assign(subscription, { cancel_at: at, cancel_at_period_end: atPeriodEnd });
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-500gb', cancels: true, periodEnd: isoOf(at) });
    const mails = (await fixture.subjectsTo('anna')).filter((subject) => subject.includes('will end'));
    expect(mails).toHaveLength(1);
    expect(await call().call('billing', 'KeepPlan', {})).toMatchObject({ cancels: false, periodEnd });
    expect(subscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    await notify(subscription);
    expect(await own()).toMatchObject({ cancels: false, periodEnd });
  });

  it('is told by the end of the period alone', async () => {
    const subscription = await buy('plan-500gb');
    const { periodEnd } = await own();
    Object.assign(subscription, { cancel_at: null, cancel_at_period_end: true });
    await notify(subscription);
    expect(await own()).toMatchObject({ cancels: true, periodEnd });
  });

  it('is another day when the provider says so, which is mailed', async () => {
    const subscription = await buy('plan-500gb');
    for (const days of [10, 12]) {
      subscription.cancel_at = inDays(days);
      await notify(subscription);
      await notify(subscription);
    }
    expect(await own()).toMatchObject({ periodEnd: isoOf(subscription.cancel_at ?? 0) });
    expect((await fixture.subjectsTo('anna')).filter((subject) => subject.includes('will end'))).toHaveLength(2);
  });

  it('of a period is read of the subscription where its items have none', async () => {
    const subscription = await buy('plan-500gb');
    const end = inDays(17);
    for (const item of subscription.items.data) delete item.current_period_end;
    subscription.current_period_end = end;
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-500gb', periodEnd: isoOf(end) });
  });
});

describe('a customer who was removed at the provider', () => {
  it.each(['customer.deleted', 'customer.subscription.deleted', 'nothing'])('has another one, and a checkout, after %s came', async (kind) => {
    const subscription = await buy('plan-500gb');
    const before = subscription.customer;
    await stripe.payments().removeCustomer(before);
    if (kind === 'customer.deleted') {
      await fixture.harness.as().call('billing', 'TakeWebhook', stripe.notice(kind, { id: before, object: 'customer', deleted: true }));
    }
    if (kind === 'customer.subscription.deleted') await notify(subscription, kind);
    expect(await choose('plan-500gb')).toEqual(isCheckout);
    const next = await buy('plan-1tb');
    expect(next.customer).not.toBe(before);
    expect(await own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it('is made anew each time that it is removed', async () => {
    for (const nth of [1, 2, 3]) {
      expect(await choose('plan-500gb')).toEqual(isCheckout);
      const living = [...stripe.state.customers.values()].filter(({ deleted }) => !deleted);
      expect([living.length, stripe.state.customers.size]).toEqual([1, nth]);
      await stripe.payments().removeCustomer(living[0]?.id ?? '');
    }
  });

  it('of whom two tabs ask is made once', async () => {
    await choose('plan-500gb');
    await stripe.payments().removeCustomer('cus_3');
    const [gone] = stripe.state.customers.keys();
    await stripe.payments().removeCustomer(gone ?? '');
    await Promise.all([choose('plan-500gb'), choose('plan-1tb')]);
    expect(stripe.state.customers.size).toBe(2);
  });

  it('has neither a page for the card nor invoices, in words', async () => {
    const { customer } = await buy('plan-500gb');
    await stripe.payments().removeCustomer(customer);
    expect(await refusal(portal())).toBe('conflict no-subscription');
    expect(await own()).toMatchObject({ plan: 'free' });
    expect(await invoices()).toEqual(expect.any(Array));
  });

  it('whom the key of another mode does not see is not taken for removed', async () => {
    const { customer } = await buy('plan-500gb');
    const message = `No such customer: '${customer}'; a similar object exists in live mode, but a test mode key was used to make this request.`;
    const error = { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message };
    stripe.state.refuses.set('GET /v1/subscriptions', new StripeAnswer(400, error));
    expect(await refusal(call().call('billing', 'CancelSubscription', {}))).toBe('unavailable provider-refused');
    expect(await own()).toMatchObject({ plan: 'plan-500gb' });
    expect(warnings().join()).toContain('live mode');
  });
});

describe('a subscription that ended at the provider, of which no webhook came', () => {
  const ends = async () => void cancelSubscription(stripe.state, (await buy('plan-1tb')).id);

  it('is free for who cancels', async () => {
    await ends();
    expect(await call().call('billing', 'CancelSubscription', {})).toMatchObject({ plan: 'free', cancels: false });
  });

  it('is free for who keeps it, whatever was planned', async () => {
    const subscription = await buy('plan-1tb');
    subscription.cancel_at_period_end = true;
    await notify(subscription);
    cancelSubscription(stripe.state, subscription.id);
    expect(await call().call('billing', 'KeepPlan', {})).toMatchObject({ plan: 'free', cancels: false });
  });

  it.each(['plan-500gb', 'plan-1tb'])('leads who chooses %s to a checkout', async (plan) => {
    await ends();
    expect(await choose(plan)).toEqual(isCheckout);
    expect(await own()).toMatchObject({ plan: 'free' });
  });

  it('and was due leads to a checkout, too', async () => {
    const subscription = await buy('plan-500gb');
    subscription.status = 'past_due';
    await notify(subscription);
    cancelSubscription(stripe.state, subscription.id);
    expect(await choose('plan-1tb')).toEqual(isCheckout);
  });

  it('just while it is asked for is told as a state', async () => {
    const { id } = await buy('plan-500gb');
    const error = { type: 'invalid_request_error', message: 'A canceled subscription can only update its cancellation_details and metadata.' };
    stripe.state.refuses.set(`POST /v1/subscriptions/${id}`, new StripeAnswer(400, error));
    expect(await refusal(choose('plan-1tb'))).toBe('conflict subscription-gone');
    expect(await refusal(call().call('billing', 'CancelSubscription', {}))).toBe('conflict subscription-gone');
  });

  it('keeps no smaller plan of others from beginning', async () => {
    await fixture.join('ben');
    const subscription = await buy('plan-1tb');
    await choose('plan-500gb');
    const { url } = await fixture.as('ben').call('billing', 'ChoosePlan', { plan: 'plan-1tb' });
    const other = stripe.pay(url);
    await notify(other, 'customer.subscription.created');
    await fixture.as('ben').call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
    cancelSubscription(stripe.state, subscription.id);
    await fixture.daysLater(30.5);
    expect([(await own()).plan, (await fixture.subscriptionOf('ben')).plan]).toEqual(['free', 'plan-500gb']);
  });
});

describe('what the provider refuses for its own reasons', () => {
  it('are taxes: a checkout goes without them, and the operator is told until they are set up', async () => {
    stripe.state.account.hasTaxes = false;
    expect(await choose('plan-500gb')).toEqual(isCheckout);
    expect([...stripe.state.sessions.values()].map(({ taxed }) => taxed)).toEqual([false]);
    expect(warnings()).toEqual([expect.stringMatching(/^billing: .*without taxes/)]);
    stripe.state.account.hasTaxes = true;
    await choose('plan-500gb');
    expect(warnings()).toEqual([]);
  });

  it('is the page for the card: words, and the operator is told', async () => {
    await buy('plan-500gb');
    stripe.state.account.hasPortal = false;
    expect(await refusalOf(portal())).toMatchObject({ kind: 'unavailable', code: 'provider-refused', message: expect.stringContaining('runs this vault') });
    expect(warnings()).toEqual([expect.stringMatching(/^billing: .*No configuration provided/)]);
    stripe.state.account.hasPortal = true;
    await portal();
    expect(warnings()).toEqual([]);
  });

  it.each([
    ['an account that is not activated', 402, { type: 'invalid_request_error', code: 'testmode_charges_only' }],
    ['an account that is restricted', 403, { type: 'invalid_request_error', code: 'account_invalid' }],
    ['a key without permission', 403, { type: 'invalid_request_error', code: 'permission_error' }],
    ['a key that is no more', 401, { type: 'invalid_request_error', code: 'api_key_expired' }],
    ['whatever nobody knew before', 400, { type: 'invalid_request_error', code: 'brand_new_reason' }],
  ])('is %s', async (_what, status, error) => {
    const message = 'Not so, anna@example.org: sk_test_4242424242424242.';
    for (const path of ['POST /v1/checkout', 'GET /v1/invoices']) stripe.state.refuses.set(path, new StripeAnswer(status, { ...error, message }));
    expect(await refusal(choose('plan-500gb'))).toBe('unavailable provider-refused');
    expect(await refusal(invoices())).toBe('unavailable provider-refused');
    const told = warnings().join('\n');
    expect(told).toContain(error.code);
    expect(told).not.toMatch(/anna@|sk_test/);
  });

  it('are plans that it does not have: the operator is told which command makes them', async () => {
    for (const price of stripe.state.prices.values()) price.active = false;
    expect(await refusal(choose('plan-500gb'))).toBe('unavailable no-price');
    expect(warnings().join()).toContain('sync-plans');
  });
});

describe('an invoice', () => {
  it.each([
    ['paid', ['PAID']],
    ['open', ['OPEN']],
    ['void', []],
    ['draft', []],
    ['uncollectible', []],
    ['disputed_some_day', []],
    [null, []],
  ])('that is %s at the provider is shown as %j', async (status, shown) => {
    const { latest_invoice: paid } = await buy('plan-500gb');
    Object.assign(stripe.state.invoices.get(paid ?? '') ?? {}, { status });
    expect((await invoices()).map((one) => one.status)).toEqual(shown);
  });

  it('that counts is not pushed out by those that do not', async () => {
    const subscription = await buy('plan-500gb');
    for (let nth = 0; nth < 20; nth += 1) addInvoice(stripe.state, subscription, 595, 'void');
    expect((await invoices()).map(({ status }) => status)).toEqual(['PAID']);
  });
});

describe('a subscription', () => {
  it.each(['active', 'trialing', 'paused', 'past_due', 'unpaid', 'dormant_some_day'])('that is %s keeps its plan', async (status) => {
    const subscription = await buy('plan-1tb');
    subscription.status = status;
    await notify(subscription);
    const { plan, dueSince } = await own();
    expect([plan, dueSince !== undefined]).toEqual(['plan-1tb', status === 'past_due' || status === 'unpaid']);
  });

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'paused', 'dormant_some_day'])('that is %s from the first begins nothing', async (status) => {
    const subscription = stripe.pay(await choose('plan-1tb'));
    subscription.status = status;
    await notify(subscription, 'customer.subscription.created');
    expect(await own()).toMatchObject({ plan: 'free' });
    subscription.status = 'active';
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it('has its plan, whatever stands before it', async () => {
    const subscription = await buy('plan-500gb');
    subscription.items.data.unshift(besides(storage));
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-500gb' });
    await choose('plan-1tb');
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-1tb' });
    expect(subscription.items.data.map(({ price }) => price.id)).toContain('price_support');
    expect(subscription.items.data).toHaveLength(2);
    expect(warnings()).toEqual([]);
  });

  it.each<[string, Partial<Price>]>([
    ['the id of its product', { product: 'kloak-plan-1tb' }],
    ['its whole product', { product: { id: 'kloak-plan-1tb', object: 'product' } }],
    ['what its product says', { product: 'prod_by_hand' }],
    ['its lookup key', { lookup_key: 'kloak-plan-1tb-month' }],
  ])('whose price says nothing has the plan of %s', async (_by, change) => {
    const metadata = { plan: 'plan-1tb' };
    stripe.state.products.set('prod_by_hand', { id: 'prod_by_hand', object: 'product', name: 'By hand', metadata });
    const subscription = await buy('plan-500gb');
    const item = itemIn(subscription);
    item.price = { ...item.price, id: 'price_by_hand', metadata: {}, lookup_key: null, product: 'prod_elsewhere', ...change };
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it.each([
    ['an unknown price', {}],
    ['a plan that is none of ours', { plan: 'plan-9tb' }],
  ])('of %s stays as it was, and the operator is told', async (_what, metadata) => {
    const subscription = await buy('plan-1tb');
    const item = itemIn(subscription);
    const before = item.price;
    item.price = { ...before, id: 'price_new', metadata, lookup_key: null, product: 'prod_new' };
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-1tb' });
    expect(warnings()).toEqual([expect.stringMatching(/^billing: .*none of our plans/)]);
    item.price = before;
    await notify(subscription);
    expect(warnings()).toEqual([]);
  });

  it('of something else that the customer pays for begins no plan, and is left alone', async () => {
    const subscription = await buy('plan-500gb');
    const other: Subscription = { ...structuredClone(subscription), id: 'sub_else' };
    other.items.data = [besides(storage)];
    stripe.state.subscriptions.set(other.id, other);
    await notify(other);
    expect([(await own()).plan, other.status]).toEqual(['plan-500gb', 'active']);
  });
});

describe('a bank', () => {
  it('that asks for confirmation leads to where it is given; the plan changes then', async () => {
    const subscription = await buy('plan-500gb');
    stripe.state.bank = 'requires_action';
    const url = await choose('plan-1tb');
    expect(url).toContain('https://invoice.stripe.example/');
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-500gb' });
    expect(await choose('plan-1tb')).toBe(url);
    stripe.confirm(url);
    await notify(subscription);
    expect(await own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it('that asks where there is no page for it is told in words', async () => {
    await buy('plan-500gb');
    const error = { type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required', message: 'Declined: authenticate.' };
    stripe.state.refuses.set('POST /v1/subscriptions/', new StripeAnswer(402, error));
    expect(await refusalOf(choose('plan-1tb'))).toMatchObject({ code: 'confirmation-needed', message: expect.not.stringContaining('declined') });
  });

  it.each([
    ['card_declined', 'generic_decline', 'card-declined', 'declined'],
    ['card_declined', 'do_not_honor', 'card-declined', 'declined'],
    ['card_declined', 'insufficient_funds', 'card-funds', 'not enough money'],
    ['expired_card', undefined, 'card-expired', 'expired'],
    ['card_declined', 'expired_card', 'card-expired', 'expired'],
    ['incorrect_cvc', undefined, 'card-details', 'number'],
    ['processing_error', undefined, 'bank-unavailable', 'try again'],
    ['some_reason_of_tomorrow', undefined, 'card-refused', 'not taken'],
  ])('that says %s %s is told by its own words: %s', async (code, decline_code, ours, words) => {
    await buy('plan-500gb');
    stripe.state.bank = { code, ...(decline_code !== undefined && { decline_code }) };
    expect(await refusalOf(choose('plan-1tb'))).toMatchObject({ code: ours, message: expect.stringContaining(words) });
    expect(await own()).toMatchObject({ plan: 'plan-500gb' });
  });

  it('is not asked where there is no card at all', async () => {
    await buy('plan-500gb');
    const message = 'This customer has no attached payment source or default payment method.';
    stripe.state.refuses.set('POST /v1/subscriptions/', new StripeAnswer(400, { type: 'invalid_request_error', code: 'resource_missing', message }));
    expect(await refusal(choose('plan-1tb'))).toBe('conflict no-card');
  });
});
