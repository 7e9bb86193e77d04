// Plans over time on the sandbox: renewals, declined cards, ends, smaller plans, and late, repeated or foreign webhooks.
import { media } from '@kloak/media/service.ts';
import { refusalOf, until } from '@kloak/platform/testing/until.ts';
import { subscription } from './domain/subscription.ts';
import { sandboxPayments } from './steps/sandbox-payments.ts';
import { type BillingFixture, cards, startFixture } from './testing/fixture.ts';

let fixture: BillingFixture;
beforeEach(async () => {
  fixture = await startFixture(media);
  await fixture.join('anna');
});
afterEach(() => fixture.close());

const gigabyte = 1e9;

it('a plan renews each month, is announced before, and each payment has its receipt', async () => {
  await fixture.buy('anna', 'plan-500gb');
  const { periodEnd: first = '' } = await fixture.subscriptionOf('anna');
  await fixture.daysLater(25);
  expect(await fixture.subjectsTo('anna')).toContain('Your Kloak plan renews soon');
  await fixture.daysLater(8);
  const { plan, periodEnd: second = '' } = await fixture.subscriptionOf('anna');
  expect([plan, second > first]).toEqual(['plan-500gb', true]);
  expect((await fixture.subjectsTo('anna')).filter((subject) => subject.includes('$5.95'))).toHaveLength(2);
});

it('a card that fails at renewal: mails, 21 days, then no uploads; paying opens them again, and nothing was deleted', async () => {
  await fixture.buy('anna', 'plan-500gb', cards.failsLater);
  await fixture.keep('anna', 3 * gigabyte);
  await fixture.daysLater(32);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-500gb', dueSince: expect.any(String) });
  await fixture.upload('anna', gigabyte);
  expect(await refusalOf(fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-1tb' }))).toMatchObject({ code: 'payment-due' });
  await fixture.daysLater(8);
  await fixture.daysLater(8);
  expect((await fixture.subjectsTo('anna')).filter((subject) => subject.includes('did not go through'))).toHaveLength(3);
  await fixture.daysLater(8);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-500gb', lockedAt: expect.any(String) });
  expect(await fixture.subjectsTo('anna')).toContain('Uploads to your Kloak are paused');
  expect(await refusalOf(fixture.upload('anna', gigabyte))).toMatchObject({ kind: 'conflict', code: 'payment-due' });
  expect(await fixture.as('anna').call('media', 'GetUsage', {})).toMatchObject({ used: 3 * gigabyte, locked: true });

  await fixture.changeCard('anna', cards.taken);
  const { dueSince, lockedAt, plan } = await fixture.subscriptionOf('anna');
  expect([plan, dueSince, lockedAt]).toEqual(['plan-500gb', undefined, undefined]);
  await fixture.upload('anna', gigabyte);
});

it('a plan that nobody pays for any more ends when it is cancelled, and its lock with it', async () => {
  await fixture.buy('anna', 'plan-500gb', cards.failsLater);
  for (const days of [32, 8, 8, 8]) await fixture.daysLater(days);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-500gb', lockedAt: expect.any(String) });
  await fixture.as('anna').call('billing', 'CancelSubscription', {});
  await fixture.daysLater(0.01);
  const { plan, dueSince, lockedAt } = await fixture.subscriptionOf('anna');
  expect([plan, dueSince, lockedAt]).toEqual(['free', undefined, undefined]);
  await fixture.upload('anna', gigabyte);
});

it('a cancelled plan that is kept after all is renewed, and its end is told no more', async () => {
  await fixture.buy('anna', 'plan-500gb');
  const { periodEnd: first = '' } = await fixture.subscriptionOf('anna');
  for (const call of ['CancelSubscription', 'KeepPlan', 'CancelSubscription', 'KeepPlan'] as const) await fixture.as('anna').call('billing', call, {});
  await fixture.daysLater(33);
  const { plan, cancels, periodEnd: second = '' } = await fixture.subscriptionOf('anna');
  expect([plan, cancels, second > first]).toEqual(['plan-500gb', false, true]);
  expect(await fixture.subjectsTo('anna')).not.toContain('You are on the Free Plan now');
});

it('a cancelled plan ends with its period; what is kept stays, and only uploading is over', async () => {
  await fixture.buy('anna', 'plan-500gb');
  await fixture.keep('anna', 3 * gigabyte);
  await fixture.as('anna').call('billing', 'CancelSubscription', {});
  await fixture.daysLater(20);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-500gb', cancels: true });
  await fixture.upload('anna', gigabyte);
  await fixture.daysLater(12);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'free', cancels: false });
  expect(await fixture.as('anna').call('media', 'GetUsage', {})).toMatchObject({ used: 3 * gigabyte, max: 2 * gigabyte, locked: false });
  expect(await refusalOf(fixture.upload('anna', 1))).toMatchObject({ kind: 'too-large', code: 'out-of-space' });
  expect(await fixture.subjectsTo('anna')).toEqual(expect.arrayContaining(['Your Kloak plan will end', 'You are on the Free Plan now']));
});

it('a smaller plan begins with the next period where what is kept fits, and costs less from then on', async () => {
  await fixture.buy('anna', 'plan-1tb');
  await fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
  await fixture.daysLater(20);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-1tb', nextPlan: 'plan-500gb' });
  await fixture.daysLater(12);
  await fixture.daysLater(1);
  const { plan, nextPlan } = await fixture.subscriptionOf('anna');
  expect([plan, nextPlan]).toEqual(['plan-500gb', undefined]);
});

it('a smaller plan that does not fit then does not begin: the plan stays, a mail says why, and uploading goes on', async () => {
  await fixture.buy('anna', 'plan-1tb');
  await fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
  await fixture.keep('anna', 600 * gigabyte);
  await fixture.daysLater(32);
  const { plan, nextPlan } = await fixture.subscriptionOf('anna');
  expect([plan, nextPlan]).toEqual(['plan-1tb', undefined]);
  expect(await fixture.subjectsTo('anna')).toContain('Your Kloak plan stays as it is');
  await fixture.upload('anna', gigabyte);
  expect(await refusalOf(fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-500gb' }))).toMatchObject({ code: 'does-not-fit' });
});

it('uploads that race a smaller plan come before it or are refused: what is kept is never over it', async () => {
  const limit = { owner: 'anna', maxBytes: 5 * gigabyte, ofChanges: 1 };
  await fixture.buy('anna', 'plan-1tb');
  await fixture.keep('anna', 3 * gigabyte);
  const uploads = Array.from({ length: 4 }, () =>
    fixture.upload('anna', gigabyte).then(
      () => true,
      () => false,
    ),
  );
  const limited = fixture.ctx().rpc.media.LimitSpace(limit);
  const [taken, { limited: held }] = [(await Promise.all(uploads)).filter(Boolean).length, await limited];
  const { used, reserved } = await fixture.as('anna').call('media', 'GetUsage', {});
  expect(used + reserved).toBe((3 + taken) * gigabyte);
  expect(!held || used + reserved <= limit.maxBytes).toBe(true);
});

it('files may be larger with a paid plan', async () => {
  expect(await refusalOf(fixture.upload('anna', 1.5 * gigabyte))).toMatchObject({ code: 'file-too-large' });
  await fixture.buy('anna', 'plan-500gb');
  await fixture.upload('anna', 10 * gigabyte);
  expect(await refusalOf(fixture.upload('anna', 10 * gigabyte + 1))).toMatchObject({ code: 'file-too-large' });
});

it('webhooks may come again, late and in any order: the plan is what the provider says', async () => {
  const take = ({ body, signature }: { body: string; signature: string }) => fixture.harness.as().call('billing', 'TakeWebhook', { body, signature });
  await fixture.buy('anna', 'plan-500gb');
  await fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-1tb' });
  await fixture.harness.settled();
  const before = await fixture.subscriptionOf('anna');
  const mails = (await fixture.subjectsTo('anna')).length;
  for (const webhook of fixture.webhooks.told.toReversed()) expect(await take(webhook)).toMatchObject({ known: true });
  await fixture.harness.settled();
  expect(await fixture.subscriptionOf('anna')).toEqual(before);
  expect(before.plan).toBe('plan-1tb');
  expect((await fixture.subjectsTo('anna')).length).toBe(mails);

  const [first] = fixture.webhooks.told;
  if (!first) throw new Error('nothing was told');
  expect(await refusalOf(take({ ...first, body: first.body.replace('customer', 'costumer') }))).toMatchObject({ code: 'bad-signature' });
  await fixture.daysLater(0.01);
  expect(await refusalOf(take(first))).toMatchObject({ code: 'bad-signature' });
});

it('while the gateway is away for an hour webhooks wait, and then come', async () => {
  fixture.webhooks.away = true;
  const { url } = await fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
  await fixture.harness.as().call('billing', 'SubmitSandboxPage', { page: url.split('/').at(-1) ?? '', cardNumber: cards.taken });
  await until('an attempt', () => fixture.webhooks.told.length > 0);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'free' });
  fixture.webhooks.away = false;
  await fixture.daysLater(1 / 24);
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-500gb' });
});

it('a webhook whose answer is lost comes again: one plan, one receipt', async () => {
  fixture.webhooks.losesAnswers = true;
  const { url } = await fixture.as('anna').call('billing', 'ChoosePlan', { plan: 'plan-500gb' });
  await fixture.harness.as().call('billing', 'SubmitSandboxPage', { page: url.split('/').at(-1) ?? '', cardNumber: cards.taken });
  await until('the plan', async () => (await fixture.subscriptionOf('anna')).plan === 'plan-500gb');
  await until('a lost answer', () => fixture.webhooks.lostAnswers > 0);
  fixture.webhooks.losesAnswers = false;
  await fixture.daysLater(1 / 24);
  const told = () => fixture.webhooks.told.map(({ body }) => body.replace(/"created":\d+/, ''));
  await until('one has come twice', () => new Set(told()).size < told().length);
  await fixture.harness.settled();
  expect((await fixture.subjectsTo('anna')).filter((subject) => subject.includes('$5.95'))).toHaveLength(1);
});

it('what no webhook told is put right, and told to admins', async () => {
  await fixture.buy('anna', 'plan-500gb');
  // The provider changed it, and its webhooks are lost for good.
  fixture.webhooks.away = true;
  const { customer, subscription: paid } = await fixture.ctx().state(subscription.of({ member: 'anna' }));
  await sandboxPayments(fixture.ctx()).changePlan({ customer, subscription: paid, plan: 'plan-1tb', prorates: false, key: 'elsewhere' });
  const { store } = fixture.harness.running('billing').runtime;
  const parked = async () => (await store.jobs.parked(undefined, 10)).items.map(({ reaction }) => reaction);
  await fixture.daysLater(0.3);
  await until('it to be seen', async () => {
    await fixture.daysLater(0.01);
    return (await parked()).includes('settle-difference');
  });
  expect(await fixture.subscriptionOf('anna')).toMatchObject({ plan: 'plan-1tb' });
});
