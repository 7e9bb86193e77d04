// Sweep over paid plans if the provider does not know many customers: a key of another account, or removed customers.
import { media } from '@kloak/media/service.ts';
import { paidPlans } from '@kloak/proto/rules/plans.ts';
import { type StripeFixture, startStripeFixture } from './testing/stripe-fixture.ts';

let vault: StripeFixture;
beforeEach(async () => {
  vault = await startStripeFixture(media);
});
afterEach(() => vault.close());

const namesOf = (count: number) => Array.from({ length: count }, (_one, at) => `member-${at}`);

async function buyAs(who: string): Promise<void> {
  await vault.fixture.join(who);
  const { url } = await vault.fixture.as(who).call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
  await vault.notify(vault.stripe.pay(url), 'customer.subscription.created');
}

/** Runs the sweep, and the work due 10 minutes later. */
async function sweep(): Promise<void> {
  await vault.fixture.daysLater(0.3);
  await vault.fixture.daysLater(0.01);
}

const plansOf = (names: readonly string[]) => Promise.all(names.map(async (who) => (await vault.fixture.subscriptionOf(who)).plan));

/** The same server as another account of the same mode has it: its own plans, and none of our customers. */
async function useOtherAccount(id: string): Promise<() => void> {
  const { state } = vault.stripe;
  const before = { account: { ...state.account }, customers: new Map(state.customers), subscriptions: new Map(state.subscriptions) };
  state.account.id = id;
  state.customers.clear();
  state.subscriptions.clear();
  await vault.stripe.payments().syncCatalogue(paidPlans.map(({ id: plan, name, cents }) => ({ id: plan, name, cents, description: name })));
  return () => {
    Object.assign(state.account, before.account);
    for (const [key, customer] of before.customers) state.customers.set(key, customer);
    for (const [key, subscription] of before.subscriptions) state.subscriptions.set(key, subscription);
  };
}

const loseAll = (names: readonly string[]) => {
  const members = new Set(names);
  for (const [id, { metadata }] of vault.stripe.state.customers) if (members.has(metadata.member ?? '')) vault.stripe.state.customers.delete(id);
};

it('a key of another account makes nobody free, and is warned of until it is right again', async () => {
  await vault.buy('plan-1tb');
  await buyAs('ben');
  await sweep();
  expect(vault.warnings()).toEqual([]);
  const goBack = await useOtherAccount('acct_other');
  await sweep();
  expect(await plansOf(['anna', 'ben'])).toEqual(['plan-1tb', 'plan-500gb']);
  expect(vault.warnings()).toEqual([
    'billing: 2 of 2 customers who pay are unknown to the payment provider: STRIPE_SECRET_KEY is of its account acct_other, and they paid at acct_1. Their plans stay',
  ]);
  goBack();
  await sweep();
  expect([await plansOf(['anna', 'ben']), vault.warnings()]).toEqual([['plan-1tb', 'plan-500gb'], []]);
});

it('a key of another account begins no free plan where a smaller one is due', async () => {
  await vault.buy('plan-1tb');
  await vault.choose('plan-500gb');
  await sweep();
  await useOtherAccount('acct_other');
  await vault.fixture.daysLater(29.9);
  await vault.fixture.daysLater(0.1);
  expect(await plansOf(['anna'])).toEqual(['plan-1tb']);
});

it('customers of whom more than three and a tenth are gone keep their plans', async () => {
  const names = namesOf(4);
  for (const who of names) await buyAs(who);
  await vault.buy('plan-1tb');
  await sweep();
  loseAll(names);
  await sweep();
  expect(await plansOf(['anna', ...names])).toEqual(['plan-1tb', ...names.map(() => 'plan-500gb')]);
  expect(vault.warnings()).toEqual([
    'billing: 4 of 5 customers who pay are unknown to the payment provider: is STRIPE_SECRET_KEY of another account? Their plans stay',
  ]);
});

it('a provider that does not tell its account is doubted by the count alone', async () => {
  const names = namesOf(4);
  for (const who of names) await buyAs(who);
  vault.stripe.state.account.id = undefined;
  await sweep();
  await useOtherAccount('acct_other');
  vault.stripe.state.account.id = undefined;
  await sweep();
  expect(await plansOf(names)).toEqual(names.map(() => 'plan-500gb'));
  expect(vault.warnings().join()).toContain('4 of 4 customers who pay are unknown');
});

it('one customer who is gone is free, beside others whose plans stay', async () => {
  await vault.buy('plan-1tb');
  await buyAs('ben');
  await sweep();
  loseAll(['ben']);
  await sweep();
  expect([await plansOf(['anna', 'ben']), vault.warnings()]).toEqual([['plan-1tb', 'free'], []]);
});

it('three customers who were removed are free', async () => {
  const names = namesOf(3);
  for (const who of names) await buyAs(who);
  await sweep();
  for (const { id } of [...vault.stripe.state.customers.values()]) await vault.stripe.payments().removeCustomer(id);
  await sweep();
  expect([await plansOf(names), vault.warnings()]).toEqual([names.map(() => 'free'), []]);
});

it('the account is another one once nobody who pays is unknown there', async () => {
  await vault.buy('plan-1tb');
  await sweep();
  vault.stripe.state.account.id = 'acct_moved';
  await sweep();
  vault.stripe.state.account.id = 'acct_1';
  loseAll(['anna']);
  await sweep();
  expect(await plansOf(['anna'])).toEqual(['plan-1tb']);
  expect(vault.warnings().join()).toContain('they paid at acct_moved');
});
