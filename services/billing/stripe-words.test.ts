// Answers of Stripe about invoices and subscriptions in states, and with items, that we do not know.
import { media } from '@kloak/media/service.ts';
import { addInvoice, type Price, type StripeSubscription } from '@kloak/platform/testing/stripe/state.ts';
import { firstItem, itemBeside, type StripeFixture, startStripeFixture, support } from './testing/stripe-fixture.ts';

let vault: StripeFixture;
beforeEach(async () => {
  vault = await startStripeFixture(media);
});
afterEach(() => vault.close());

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
    const { latest_invoice: paid } = await vault.buy('plan-500gb');
    Object.assign(vault.stripe.state.invoices.get(paid ?? '') ?? {}, { status });
    expect((await vault.invoices()).map((one) => one.status)).toEqual(shown);
  });

  it('that counts is not pushed out by those that do not', async () => {
    const subscription = await vault.buy('plan-500gb');
    for (let nth = 0; nth < 20; nth += 1) addInvoice(vault.stripe.state, subscription, 595, 'void');
    expect((await vault.invoices()).map(({ status }) => status)).toEqual(['PAID']);
  });
});

describe('a subscription', () => {
  it.each(['active', 'trialing', 'paused', 'past_due', 'unpaid', 'dormant_some_day'])('that is %s keeps its plan', async (status) => {
    const subscription = await vault.buy('plan-1tb');
    subscription.status = status;
    await vault.notify(subscription);
    const { plan, dueSince } = await vault.own();
    expect([plan, dueSince !== undefined]).toEqual(['plan-1tb', status === 'past_due' || status === 'unpaid']);
  });

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'paused', 'dormant_some_day'])('that is %s from the first begins nothing', async (status) => {
    const subscription = vault.stripe.pay(await vault.choose('plan-1tb'));
    subscription.status = status;
    await vault.notify(subscription, 'customer.subscription.created');
    expect(await vault.own()).toMatchObject({ plan: 'free' });
    subscription.status = 'active';
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it('has its plan, whatever stands before it', async () => {
    const subscription = await vault.buy('plan-500gb');
    subscription.items.data.unshift(itemBeside(support));
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-500gb' });
    await vault.choose('plan-1tb');
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-1tb' });
    expect(subscription.items.data.map(({ price }) => price.id)).toContain('price_support');
    expect(subscription.items.data).toHaveLength(2);
    expect(vault.warnings()).toEqual([]);
  });

  it.each<[string, Partial<Price>]>([
    ['the id of its product', { product: 'kloak-plan-1tb' }],
    ['its whole product', { product: { id: 'kloak-plan-1tb', object: 'product' } }],
    ['what its product says', { product: 'prod_by_hand' }],
    ['its lookup key', { lookup_key: 'kloak-plan-1tb-month' }],
  ])('whose price says nothing has the plan of %s', async (_by, change) => {
    const metadata = { plan: 'plan-1tb' };
    vault.stripe.state.products.set('prod_by_hand', { id: 'prod_by_hand', object: 'product', name: 'By hand', metadata });
    const subscription = await vault.buy('plan-500gb');
    const item = firstItem(subscription);
    item.price = { ...item.price, id: 'price_by_hand', metadata: {}, lookup_key: null, product: 'prod_elsewhere', ...change };
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-1tb' });
  });

  it.each([
    ['an unknown price', {}],
    ['a plan that is none of ours', { plan: 'plan-9tb' }],
  ])('of %s stays as it was, and the operator is told', async (_what, metadata) => {
    const subscription = await vault.buy('plan-1tb');
    const item = firstItem(subscription);
    const before = item.price;
    item.price = { ...before, id: 'price_new', metadata, lookup_key: null, product: 'prod_new' };
    await vault.notify(subscription);
    expect(await vault.own()).toMatchObject({ plan: 'plan-1tb' });
    expect(vault.warnings()).toEqual([expect.stringMatching(/^billing: .*none of our plans/)]);
    item.price = before;
    await vault.notify(subscription);
    expect(vault.warnings()).toEqual([]);
  });

  it('of something else that the customer pays for begins no plan, and is left alone', async () => {
    const subscription = await vault.buy('plan-500gb');
    const other: StripeSubscription = { ...structuredClone(subscription), id: 'sub_else' };
    other.items.data = [itemBeside(support)];
    vault.stripe.state.subscriptions.set(other.id, other);
    await vault.notify(other);
    expect([(await vault.own()).plan, other.status]).toEqual(['plan-500gb', 'active']);
  });
});
