// A vault at a public address without a payment provider: nothing is sold, and admins give space.
import { media } from '@kloak/media/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { type BillingFixture, cards, startFixture } from './testing/fixture.ts';

let fixture: BillingFixture;
const terabyte = 1e12;
const give = (plan: string, email = 'ben@example.org', by = 'anna') => fixture.as(by).call('billing', 'GiveSpace', { email, plan });

async function start(sandbox: boolean): Promise<void> {
  fixture = await startFixture(media, { settings: { sandbox } });
  await fixture.join('anna');
  await fixture.join('ben');
  await seedEvent(fixture.harness, 'identity', 'admins:vault', 'vault', {
    type: 'AdminAdded',
    data: { account: 'anna', by: '', admins: [{ account: 'anna', by: '', since: new Date().toISOString() }], leaving: [] },
  });
  await fixture.harness.settled();
}
afterEach(() => fixture.close());

describe('where nothing is sold', () => {
  beforeEach(() => start(false));

  it('nobody gets a plan by a test card, nor a page to show one on', async () => {
    expect(await refusal(fixture.as('ben').call('billing', 'ChoosePlan', { plan: 'plan-1tb' }))).toBe('forbidden no-sale');
    expect(await refusal(fixture.harness.as().call('billing', 'GetSandboxPage', { page: 'cus-x.page' }))).toBe('missing no-checkout');
    expect(await refusal(fixture.harness.as().call('billing', 'SubmitSandboxPage', { page: 'cus-x.page', cardNumber: cards.taken }))).toBe(
      'missing no-checkout',
    );
    expect(await fixture.subscriptionOf('ben')).toMatchObject({ plan: 'free', closed: true });
  });

  it('the operator is told', () => {
    expect(fixture.harness.running('billing').warnings()).toEqual([expect.stringContaining('no plan can be bought')]);
  });

  it('an admin gives space, which media acts by at that answer, and takes it back', async () => {
    expect(await refusal(fixture.upload('ben', 3e9))).toMatch(/out-of-space|too-large/);
    expect(await give('plan-1tb', 'BEN@example.org')).toEqual({ email: 'ben@example.org' });
    await fixture.upload('ben', 3e9);
    expect((await fixture.as('ben').call('media', 'GetUsage', {})).max).toBe(terabyte);
    const standing = await fixture.subscriptionOf('ben');
    expect([standing.plan, standing.given, standing.periodEnd]).toEqual(['plan-1tb', true, undefined]);
    expect(await fixture.as('ben').call('billing', 'GetPlan', { email: 'ben@example.org' })).toEqual({ plan: 'plan-1tb' });
    await give('free');
    expect(await fixture.subscriptionOf('ben')).toMatchObject({ plan: 'free', given: false });
    expect(await refusal(fixture.upload('ben', 3e9))).toMatch(/out-of-space|too-large/);
  });

  it('nobody else gives any, and only to who is here', async () => {
    expect(await refusal(give('plan-1tb', 'ben@example.org', 'ben'))).toBe('forbidden not-admin');
    expect(await refusal(give('plan-1tb', 'carla@example.org'))).toBe('invalid no-account');
    expect(await refusal(give('plan-9tb'))).toBe('invalid no-plan');
    expect(await refusal(give('plan-1tb', 'ben'))).toBe('invalid email-invalid');
  });
});

describe('where plans are sold, too', () => {
  beforeEach(() => start(true));

  it('the larger of what is given and what is paid for counts, and the end of one leaves the other', async () => {
    expect(fixture.harness.running('billing').warnings()).toEqual([]);
    await give('plan-500gb');
    await fixture.buy('ben', 'plan-1tb');
    expect(await fixture.subscriptionOf('ben')).toMatchObject({ plan: 'plan-1tb', given: false, periodEnd: expect.any(String) });
    await fixture.as('ben').call('billing', 'CancelSubscription', {});
    await fixture.daysLater(40);
    const { plan, given, periodEnd } = await fixture.subscriptionOf('ben');
    expect([plan, given, periodEnd]).toEqual(['plan-500gb', true, undefined]);
  });
});
