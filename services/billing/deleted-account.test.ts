// Account deletion of a paying member, and its revocation.
import { media } from '@kloak/media/service.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { refusalOf } from '@kloak/platform/testing/until.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { subscription } from './domain/subscription.ts';
import { sandboxPayments } from './steps/sandbox-payments.ts';
import { type BillingFixture, cards, startFixture } from './testing/fixture.ts';

let fixture: BillingFixture;
beforeEach(async () => {
  fixture = await startFixture(media);
  await fixture.join('anna');
});
afterEach(() => fixture.close());

const seed = async (event: IdentityEvent) => {
  await seedEvent(fixture.harness, 'identity', 'account:anna', 'anna', event);
  await fixture.harness.settled();
};
const asks = () => seed({ type: 'DeletionAsked', data: { account: 'anna', deletesAt: '2027-01-01T00:00:00.000Z' } });
const keeps = () => seed({ type: 'DeletionWithdrawn', data: { account: 'anna' } });
const goes = () => seed({ type: 'AccountDeleted', data: { account: 'anna', asked: true } });
const own = () => fixture.subscriptionOf('anna');
const choose = (plan: string) => fixture.as('anna').call('billing', 'ChoosePlan', { plan });
const payments = () => sandboxPayments(fixture.ctx());
const invoices = async () => (await payments().paymentsOf(await payments().ensureCustomer('anna'))).invoices.length;

it('while an account is to be deleted its plan ends with its period, and none is bought; who keeps it has the plan as before', async () => {
  await fixture.buy('anna', 'plan-1tb');
  await choose('plan-500gb');
  await asks();
  expect(await own()).toMatchObject({ plan: 'plan-1tb', cancels: true });
  expect(await refusalOf(choose('plan-1tb'))).toMatchObject({ kind: 'conflict', code: 'account-ends' });
  expect(await refusalOf(fixture.as('anna').call('billing', 'KeepPlan', {}))).toMatchObject({ code: 'account-ends' });
  await keeps();
  expect(await own()).toMatchObject({ plan: 'plan-1tb', cancels: false, nextPlan: 'plan-500gb' });
  await fixture.daysLater(32);
  expect(await own()).toMatchObject({ plan: 'plan-500gb' });
});

it('what was to end anyway ends, whoever keeps the account', async () => {
  await fixture.buy('anna', 'plan-500gb');
  await fixture.as('anna').call('billing', 'CancelSubscription', {});
  await asks();
  await keeps();
  expect(await own()).toMatchObject({ plan: 'plan-500gb', cancels: true });
});

it('a checkout that was open before is paid for one period at most', async () => {
  const { url } = await choose('plan-500gb');
  await asks();
  await fixture.pay(url, cards.taken);
  expect(await own()).toMatchObject({ plan: 'plan-500gb', cancels: true });
});

it('once it is deleted nothing is paid ever again, also of what was due or just begun', async () => {
  await fixture.buy('anna', 'plan-500gb', cards.failsLater);
  await fixture.daysLater(32);
  expect(await own()).toMatchObject({ dueSince: expect.any(String) });
  await goes();
  expect(await own()).toMatchObject({ plan: 'free', cancels: false });
  await fixture.daysLater(40);
  expect([await invoices(), await own()]).toMatchObject([0, { plan: 'free' }]);
  expect(await fixture.ctx().state(subscription.of({ member: 'anna' }))).toMatchObject({ customer: '' });
  await fixture.harness.restart();
  await fixture.harness.settled();
  expect(await payments().subscriptionsOf(await payments().ensureCustomer('anna'))).toEqual([]);
});
