// Plans over Stripe of which something ended or was removed there: two fields for one end, customers and subscriptions that are no more.
import { media } from '@kloak/media/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { StripeAnswer, secondsNow } from '@kloak/platform/testing/stripe/state.ts';
import { cancelSubscription } from '@kloak/platform/testing/stripe/subscriptions.ts';
import { firstItem, isCheckout, isoOf, type StripeFixture, startStripeFixture } from './testing/stripe-fixture.ts';

let vault: StripeFixture;
beforeEach(async () => {
  vault = await startStripeFixture(media);
});
afterEach(() => vault.close());

describe('the end of a plan', () => {
  const inDays = (days: number) => secondsNow() + days * 24 * 3600;

  it.each([
    ['a day of its own', 10, false],
    ['a day after its period', 50, false],
    ['both', 30, true],
  ])('is told by %s, and taken back', async (_by, days, atPeriodEnd) => {
    const subscription = await vault.buy('plan-500gb');
    const { periodEnd } = await vault.own();
    const at = atPeriodEnd ? (firstItem(subscription).current_period_end ?? 0) : inDays(days);
    Object.assign(subscription, { cancel_at: at, cancel_at_period_end: atPeriodEnd });
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb', cancels: true, periodEnd: isoOf(at) });
    const mails = (await vault.fixture.subjectsTo('anna')).filter((subject) => subject.includes('will end'));
    expect(mails).toHaveLength(1);
    expect(await vault.keep()).toMatchObject({ cancels: false, periodEnd });
    expect(subscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ cancels: false, periodEnd });
  });

  it('is told by the end of the period alone', async () => {
    const subscription = await vault.buy('plan-500gb');
    const { periodEnd } = await vault.own();
    Object.assign(subscription, { cancel_at: null, cancel_at_period_end: true });
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ cancels: true, periodEnd });
  });

  it('is another day when the provider says so, which is mailed', async () => {
    const subscription = await vault.buy('plan-500gb');
    for (const days of [10, 12]) {
      subscription.cancel_at = inDays(days);
      await vault.notify(subscription);
      await vault.notify(subscription);
    }
    expect(await vault.own()).toMatchObject({ periodEnd: isoOf(subscription.cancel_at ?? 0) });
    expect((await vault.fixture.subjectsTo('anna')).filter((subject) => subject.includes('will end'))).toHaveLength(2);
  });

  it('of a period is read of the subscription where its items have none', async () => {
    const subscription = await vault.buy('plan-500gb');
    const end = inDays(17);
    for (const item of subscription.items.data) delete item.current_period_end;
    subscription.current_period_end = end;
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb', periodEnd: isoOf(end) });
  });
});

describe('a customer who was removed at the provider', () => {
  it.each(['customer.deleted', 'customer.subscription.deleted', 'nothing'])('has another one, and a checkout, after %s came', async (kind) => {
    const subscription = await vault.buy('plan-500gb');
    const before = subscription.customer;
    await vault.stripe.payments().removeCustomer(before);
    if (kind === 'customer.deleted') {
      await vault.fixture.harness.as().call('billing', 'TakeWebhook', vault.stripe.notice(kind, { id: before, object: 'customer', deleted: true }));
    }
    if (kind === 'customer.subscription.deleted') await vault.notify(subscription, kind);
    expect(await vault.choose('plan-500gb')).toEqual(isCheckout);
    const next = await vault.buy('plan-1tb');
    expect(next.customer).not.toBe(before);
    expect(await vault.own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it('is made anew each time that it is removed', async () => {
    for (const nth of [1, 2, 3]) {
      expect(await vault.choose('plan-500gb')).toEqual(isCheckout);
      const living = [...vault.stripe.state.customers.values()].filter(({ deleted }) => !deleted);
      expect([living.length, vault.stripe.state.customers.size]).toEqual([1, nth]);
      await vault.stripe.payments().removeCustomer(living[0]?.id ?? '');
    }
  });

  it('of whom two tabs ask is made once', async () => {
    await vault.choose('plan-500gb');
    await vault.stripe.payments().removeCustomer('cus_3');
    const [gone] = vault.stripe.state.customers.keys();
    await vault.stripe.payments().removeCustomer(gone ?? '');
    await Promise.all([vault.choose('plan-500gb'), vault.choose('plan-1tb')]);
    expect(vault.stripe.state.customers.size).toBe(2);
  });

  it('has neither a page for the card nor invoices, in words', async () => {
    const { customer } = await vault.buy('plan-500gb');
    await vault.stripe.payments().removeCustomer(customer);
    expect(await refusal(vault.portal())).toBe('conflict no-subscription');
    expect(await vault.own()).toMatchObject({ plan: 'free' });
    expect(await vault.invoices()).toEqual(expect.any(Array));
  });

  it('whom the key of another mode does not see is not taken for removed', async () => {
    const { customer } = await vault.buy('plan-500gb');
    const message = `No such customer: '${customer}'; a similar object exists in live mode, but a test mode key was used to make this request.`;
    const error = { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message };
    vault.stripe.state.refuses.set('GET /v1/subscriptions', new StripeAnswer(400, error));
    expect(await refusal(vault.cancel())).toBe('unavailable provider-refused');
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb' });
    expect(vault.warnings().join()).toContain('live mode');
  });
});

describe('a subscription that ended at the provider, of which no webhook came', () => {
  const ends = async () => void cancelSubscription(vault.stripe.state, (await vault.buy('plan-1tb')).id);

  it('is free for who cancels', async () => {
    await ends();
    expect(await vault.cancel()).toMatchObject({ plan: 'free', cancels: false });
  });

  it('is free for who keeps it, whatever was planned', async () => {
    const subscription = await vault.buy('plan-1tb');
    subscription.cancel_at_period_end = true;
    await vault.notify(subscription);
    cancelSubscription(vault.stripe.state, subscription.id);
    expect(await vault.keep()).toMatchObject({ plan: 'free', cancels: false });
  });

  it.each(['plan-500gb', 'plan-1tb'])('leads who chooses %s to a checkout', async (plan) => {
    await ends();
    expect(await vault.choose(plan)).toEqual(isCheckout);
    expect(await vault.own()).toMatchObject({ plan: 'free' });
  });

  it('and was due leads to a checkout, too', async () => {
    const subscription = await vault.buy('plan-500gb');
    subscription.status = 'past_due';
    await vault.notify(subscription);
    cancelSubscription(vault.stripe.state, subscription.id);
    expect(await vault.choose('plan-1tb')).toEqual(isCheckout);
  });

  it('just while it is asked for is told as a state', async () => {
    const { id } = await vault.buy('plan-500gb');
    const error = { type: 'invalid_request_error', message: 'A canceled subscription can only update its cancellation_details and metadata.' };
    vault.stripe.state.refuses.set(`POST /v1/subscriptions/${id}`, new StripeAnswer(400, error));
    expect(await refusal(vault.choose('plan-1tb'))).toBe('conflict subscription-gone');
    expect(await refusal(vault.cancel())).toBe('conflict subscription-gone');
  });

  it('keeps no smaller plan of others from beginning', async () => {
    await vault.fixture.join('ben');
    const subscription = await vault.buy('plan-1tb');
    await vault.choose('plan-500gb');
    const { url } = await vault.fixture.as('ben').call('billing', 'ChoosePlan', { plan: 'plan-1tb' });
    const other = vault.stripe.pay(url);
    await vault.notify(other, 'customer.subscription.created');
    await vault.fixture.as('ben').call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
    cancelSubscription(vault.stripe.state, subscription.id);
    await vault.fixture.daysLater(30.5);
    expect([(await vault.own()).plan, (await vault.fixture.subscriptionOf('ben')).plan]).toEqual(['free', 'plan-500gb']);
  });
});
