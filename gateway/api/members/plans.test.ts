// Plans through the front door: the whole way from the free plan over the sandbox's pages and its webhooks to the space, and back.
import { until } from '@kloak/platform/testing/until.ts';
import { loadServices } from '../../../deploy/services.ts';
import { buy, cards, checkoutOf, planOf, submit, untilPlan } from '../../testing/sandbox.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(await loadServices());
});
afterAll(() => vault.close());

const own = (who: Person) => ({ profileId: who.id });
const usageOf = async (who: Person) => (await who.call('POST /api/users/getDataUsage', own(who))).dataUsage;
const subscriptionOf = async (who: Person) => (await who.call('POST /api/stripe/subscription', own(who))).subscription;
const isIn = (path: string) => expect.stringMatching(new RegExp(`^http://localhost:8080${path}`));

it('guests see the plans as the landing tells them', async () => {
  const { products } = await vault.guest().call('GET /api/stripe/retrieve-products', {});
  expect(products).toEqual([
    {
      _id: 'free',
      name: expect.stringContaining('Free Plan'),
      description: 'Unlimited views of shared files, Upload, 2GB free space',
      price_label: 'Free per month',
      storage_amount: 2e9,
    },
    {
      _id: 'plan-500gb',
      name: '500GB',
      description: 'Unlimited views, Single download of shared items, Mass upload',
      price_label: '$5.95/month',
      storage_amount: 5e11,
    },
    { _id: 'plan-1tb', name: '1TB', description: 'Mass download of shared items, Mass upload', price_label: '$9.95/month', storage_amount: 1e12 },
  ]);
});

it('whoever pays has the space, the invoice and the receipt; a larger plan takes its place, and there is one', async () => {
  const anna = await vault.join('anna');
  expect(await usageOf(anna)).toMatchObject({ maxUsage: 2e9, displayMax: '2.0 GB' });
  const url = await checkoutOf(anna, 'plan-500gb');
  expect(url).toEqual(isIn('/sandbox/'));
  const page = await (await anna.fetch(new URL(url).pathname)).text();
  expect(page).toContain('no money moves here');
  expect(page).toContain('$5.95/month');
  const paid = await submit(anna, url, { card: cards.taken });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, '/subscription-confirm?plan=plan-500gb']);
  await untilPlan(anna, 'plan-500gb');
  expect(await usageOf(anna)).toMatchObject({ maxUsage: 5e11, displayMax: '500.0 GB' });
  expect(await subscriptionOf(anna)).toMatchObject({ product: { name: '500GB' }, periodEnd: expect.any(String), cancels: false, sandbox: true });
  expect(await anna.call('POST /api/stripe/payments', own(anna))).toMatchObject({ invoices: [{ cents: 595, status: 'PAID' }], lastFour: '4242' });
  await until('the receipt', async () => (await vault.harness.messages()).some(({ to, subject }) => to === anna.email && subject.includes('$5.95')));

  expect(await anna.sendCall('POST /api/stripe/create-checkout-session', { product: 'plan-500gb' })).toMatchObject({
    status: 409,
    body: { code: 'current-plan' },
  });
  expect(await checkoutOf(anna, 'plan-1tb')).toEqual(isIn('/subscription-confirm'));
  await untilPlan(anna, 'plan-1tb');
  expect(await usageOf(anna)).toMatchObject({ maxUsage: 1e12 });
  const { invoices } = await anna.call('POST /api/stripe/payments', own(anna));
  expect(invoices.map(({ cents }) => cents)).toEqual([400, 595]);
});

it('a card that is declined changes nothing, a second step is asked for, and a page is paid for once', async () => {
  const ben = await vault.join('ben');
  const url = await checkoutOf(ben, 'plan-1tb');
  const declined = await submit(ben, url, { card: cards.declined });
  expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('Your card was declined. You were not charged.')]);
  expect(await (await submit(ben, url, { card: '4111 1111 1111 1111' })).text()).toContain('test cards alone');
  expect(await (await submit(ben, url, { card: cards.secondStep })).text()).toContain('Your bank asks');
  expect((await submit(ben, url, { confirmed: 'no' })).status).toBe(402);
  expect(await planOf(ben)).toBe('free');
  await submit(ben, url, { card: cards.secondStep });
  const answers = await Promise.all([1, 2].map(() => submit(ben, url, { confirmed: 'yes' })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await untilPlan(ben, 'plan-1tb');
  expect((await ben.call('POST /api/stripe/payments', own(ben))).invoices).toHaveLength(1);
});

it('whoever pays in two tabs has one plan, and the other money back', async () => {
  const eva = await vault.join('eva');
  const tabs = [await checkoutOf(eva, 'plan-500gb'), await checkoutOf(eva, 'plan-1tb')];
  await Promise.all(tabs.map((url) => submit(eva, url, { card: cards.taken })));
  await until('money back', async () => {
    const { invoices } = await eva.call('POST /api/stripe/payments', own(eva));
    return (
      invoices
        .map(({ status }) => status)
        .sort()
        .join() === 'PAID,REFUNDED'
    );
  });
  const { invoices } = await eva.call('POST /api/stripe/payments', own(eva));
  const kept = invoices.find(({ status }) => status === 'PAID')?.cents === 595 ? 'plan-500gb' : 'plan-1tb';
  await vault.harness.settled();
  expect(await planOf(eva)).toBe(kept);
});

it('cancelling keeps the plan until its period ends, and can be taken back; a smaller plan waits for it', async () => {
  const dora = await vault.join('dora');
  expect(await dora.sendCall('POST /api/stripe/cancel-subscription', { profile: dora.id, productId: 'free' })).toMatchObject({
    status: 409,
    body: { code: 'no-subscription' },
  });
  await buy(dora, 'plan-1tb');
  expect((await dora.call('POST /api/stripe/cancel-subscription', { profile: dora.id, productId: 'free' })).subscription).toMatchObject({
    product: { _id: 'plan-1tb' },
    cancels: true,
  });
  expect((await dora.call('POST /api/stripe/keep-plan', own(dora))).subscription.cancels).toBe(false);
  expect(await checkoutOf(dora, 'plan-500gb')).toEqual(isIn('/subscription'));
  expect(await subscriptionOf(dora)).toMatchObject({ product: { _id: 'plan-1tb' }, nextProduct: { _id: 'plan-500gb' } });
  expect((await dora.call('POST /api/stripe/keep-plan', own(dora))).subscription.nextProduct).toBeUndefined();
});

it('a plan is asked of oneself alone, and there is no other to buy', async () => {
  const [fred, gina] = await Promise.all([vault.join('fred'), vault.join('gina')]);
  expect(await fred.sendCall('POST /api/profile/profile-product', { email: gina.email })).toMatchObject({ status: 403, body: { code: 'not-you' } });
  expect(await fred.call('POST /api/profile/profile-product', { email: fred.email.toUpperCase() })).toMatchObject({ product: { _id: 'free' } });
  for (const product of ['free', 'plan-2tb']) {
    expect(await fred.sendCall('POST /api/stripe/create-checkout-session', { product })).toMatchObject({ status: 400, body: { code: 'no-plan' } });
  }
});

it('a webhook is taken from its provider alone, of 1 MB at most', async () => {
  const tell = (body: string, headers: Record<string, string> = {}) => vault.guest().send('/stripe/webhook', { body, headers });
  expect(await tell('{}')).toMatchObject({ status: 400, body: { code: 'bad-signature' } });
  expect(await tell('{}', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` })).toMatchObject({ status: 400 });
  expect(await tell('x'.repeat(1_000_001))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  expect((await vault.guest().send('/stripe/webhook', { method: 'GET' })).status).toBe(405);
});

it('a page of the sandbox that never was, or is of nobody, is told so', async () => {
  for (const page of ['nobody', 'cus-none.none', '%F0', 'x.y.z']) {
    expect((await vault.guest().fetch(`/sandbox/${page}`)).status).toBe(page === '%F0' ? 400 : 404);
  }
});
