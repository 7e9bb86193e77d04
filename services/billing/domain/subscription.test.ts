import type { PaidSubscription } from '@kloak/platform/ports/payments.ts';
import { given } from '@kloak/platform/testing/given.ts';
import {
  assignCustomer,
  chooseSubscription,
  endOf,
  endsByPeriod,
  giveSpace,
  hasDifference,
  lockUploads,
  noteDifference,
  noteInvoicePaid,
  notePaymentFailed,
  noteRenewal,
  observe,
  planDowngrade,
  refuseDowngrade,
  type Subscription,
  type SubscriptionEvent,
  subscription,
  withdrawDowngrade,
} from './subscription.ts';

const at = new Date('2026-05-10T12:00:00.000Z');
const daysLater = (days: number) => new Date(at.getTime() + days * 24 * 3600_000);
const member = 'anna';
const told = { id: 's1', plan: 'plan-500gb', status: 'ACTIVE' as const, periodEnd: '2026-06-10T12:00:00.000Z', cancels: false };
const customer: Subscription = { customer: 'c1', subscription: '', plan: 'free', periodEnd: '', cancels: false, changes: 0 };
const paying: Subscription = { ...customer, subscription: 's1', plan: 'plan-500gb', periodEnd: told.periodEnd, changes: 1 };
const assigned: SubscriptionEvent = { type: 'CustomerAssigned', data: { member, after: customer } };
const started: SubscriptionEvent = { type: 'PlanStarted', data: { member, after: paying } };
const due: SubscriptionEvent = { type: 'PaymentFailed', data: { member, after: { ...paying, dueSince: at.toISOString() } } };
const seenAfter = (...events: SubscriptionEvent[]) => given(subscription, events).state;
const says = (events: SubscriptionEvent[], ...now: Partial<PaidSubscription>[]) =>
  given(subscription, events).when(observe({ member, told: now.map((one) => ({ ...told, ...one })), seen: seenAfter(...events), at }));

describe('a subscription', () => {
  it('begins when the provider says that it is paid for, and once', () => {
    says([assigned], told).then([started]);
    says([assigned, started], told).then([]);
  });

  it('becomes another plan, is renewed, is to end and ends as the provider says', () => {
    const larger = { ...paying, plan: 'plan-1tb', changes: 2, nextPlan: undefined };
    says([started], { ...told, plan: 'plan-1tb' }).then([{ type: 'PlanSwitched', data: { member, planBefore: 'plan-500gb', after: larger } }]);
    const periodEnd = '2026-07-10T12:00:00.000Z';
    says([started], { ...told, periodEnd }).then([{ type: 'PlanRenewed', data: { member, after: { ...paying, periodEnd } } }]);
    const after = { ...paying, cancels: true, nextPlan: undefined };
    says([started], { ...told, cancels: true }).then([{ type: 'CancellationPlanned', data: { member, after } }]);
    says([started]).then([{ type: 'PlanEnded', data: { member, planBefore: 'plan-500gb', after: { ...customer, changes: 2 } } }]);
  });

  it('is due since the first failed payment, and mails again of an attempt of another day', () => {
    says([started], { status: 'PAST_DUE' }).then([due]);
    given(subscription, [due]).when(notePaymentFailed(member, at)).then([]);
    given(subscription, [due])
      .when(notePaymentFailed(member, daysLater(7)))
      .then([due]);
    given(subscription, [started])
      .when(notePaymentFailed(member, daysLater(7)))
      .then([]);
    const settled = { ...paying, dueSince: undefined, lockedAt: undefined };
    says([due], told).then([{ type: 'PaymentSettled', data: { member, after: settled } }]);
  });

  it('locks uploads after 21 days, once', () => {
    given(subscription, [due])
      .when(lockUploads(member, daysLater(20)))
      .then([]);
    const locked = lockUploads(member, daysLater(21))(seenAfter(due));
    expect(locked).toMatchObject([{ type: 'UploadsLocked', data: { after: { lockedAt: daysLater(21).toISOString(), changes: 2 } } }]);
    given(subscription, [due, ...locked])
      .when(lockUploads(member, daysLater(22)))
      .then([]);
  });

  it('asks again when somebody decided after it was looked at', () => {
    const late = observe({ member, told: [told], seen: customer, at });
    given(subscription, [started]).when(late).thenRefuses('moved');
  });

  it('of two keeps the one that is known, else the oldest', () => {
    const other = { ...told, id: 's0' };
    expect(chooseSubscription([other, told], 's1')).toEqual({ kept: told, spare: [other] });
    expect(chooseSubscription([other, told], '')).toEqual({ kept: other, spare: [told] });
    says([started], told, other).then([{ type: 'SpareSubscriptionFound', data: { member, subscription: 's0', after: paying } }]);
  });

  it('waits with a smaller plan, which can be taken back, or does not fit', () => {
    given(subscription, [assigned]).when(planDowngrade(member, 'plan-500gb')).thenRefuses('no-subscription');
    const planned = planDowngrade(member, 'plan-500gb')(seenAfter(started));
    expect(planned).toMatchObject([{ type: 'DowngradePlanned', data: { after: { nextPlan: 'plan-500gb', changes: 1 } } }]);
    given(subscription, [started, ...planned])
      .when(planDowngrade(member, 'plan-500gb'))
      .then([]);
    expect(withdrawDowngrade(member)(seenAfter(started, ...planned))).toMatchObject([{ type: 'DowngradeWithdrawn', data: { after: { changes: 2 } } }]);
    expect(refuseDowngrade(member, 'plan-500gb')(seenAfter(started, ...planned))).toMatchObject([
      { type: 'DowngradeRefused', data: { after: { changes: 2 } } },
    ]);
    given(subscription, [started]).when(refuseDowngrade(member, 'plan-500gb')).then([]);
  });

  it('has a receipt of what cost something', () => {
    given(subscription, [started])
      .when(noteInvoicePaid(member, { id: 'i1', cents: 0 }))
      .then([]);
    given(subscription, [started])
      .when(noteInvoicePaid(member, { id: 'i1', cents: 595 }))
      .then([{ type: 'InvoicePaid', data: { member, invoice: 'i1', cents: 595, after: paying } }]);
  });

  it('ends on a day of its own, is mailed of another day, and goes on when that is taken back', () => {
    const ending = (endsAt?: string): SubscriptionEvent => ({
      type: 'CancellationPlanned',
      data: { member, after: { ...paying, cancels: true, endsAt, nextPlan: undefined } },
    });
    const [early, late] = ['2026-05-20T12:00:00.000Z', '2026-08-20T12:00:00.000Z'];
    says([started], { cancels: true, endsAt: early }).then([ending(early)]);
    says([started, ending(early)], { cancels: true, endsAt: early }).then([]);
    says([started, ending(early)], { cancels: true, endsAt: late }).then([ending(late)]);
    says([started, ending()], { cancels: true }).then([]);
    const kept = { ...paying, cancels: false, endsAt: undefined, nextPlan: undefined };
    says([started, ending(late)], {}).then([{ type: 'CancellationWithdrawn', data: { member, after: kept } }]);
  });

  it('that ends after its period is renewed until then, and that is told before', () => {
    const endsAt = '2026-07-10T12:00:00.000Z';
    const ending = { ...paying, cancels: true, endsAt };
    const planned: SubscriptionEvent = { type: 'CancellationPlanned', data: { member, after: ending } };
    expect([endOf(ending), endsByPeriod(ending), endsByPeriod({ ...ending, endsAt: undefined }), endsByPeriod(paying)]).toEqual([endsAt, false, true, false]);
    given(subscription, [planned])
      .when(noteRenewal(member))
      .then([{ type: 'RenewalAnnounced', data: { member, after: ending } }]);
    const last = { ...ending, periodEnd: endsAt };
    const renewed: SubscriptionEvent = { type: 'PlanRenewed', data: { member, after: last } };
    says([planned], { cancels: true, periodEnd: endsAt }).then([renewed]);
    given(subscription, [renewed]).when(noteRenewal(member)).then([]);
  });

  it('keeps the plan and the day of which nothing is known', () => {
    for (const plan of [undefined, 'plan-9tb', 'free', '']) says([started], { plan, periodEnd: undefined }).then([]);
    says([started], { status: 'OTHER' }).then([]);
    says([due], { status: 'OTHER' }).then([]);
  });

  it('begins by a plan of ours alone, of which the day is known, and leaves what is not ours alone', () => {
    for (const strange of [{ plan: undefined }, { plan: 'plan-9tb' }, { status: 'OTHER' as const }, { periodEnd: undefined }]) {
      says([assigned], strange).then([]);
      says([started], {}, { ...strange, id: 'else' }).then([]);
    }
  });

  it('has another customer where the one that we know is gone, once', () => {
    const after = { ...customer, customer: 'c2' };
    const renewed: SubscriptionEvent = { type: 'CustomerAssigned', data: { member, after } };
    given(subscription, [assigned])
      .when(assignCustomer(member, 'c2', 'c1'))
      .then([renewed]);
    given(subscription, [renewed])
      .when(assignCustomer(member, 'c2', 'c1'))
      .then([]);
    given(subscription, [assigned]).when(assignCustomer(member, 'c2')).then([]);
  });

  it('differs from what the provider says where that would change it, which is noted and changes nothing', () => {
    const seen = seenAfter(started);
    const compare = (...now: Partial<PaidSubscription>[]) => hasDifference({ member, told: now.map((one) => ({ ...told, ...one })), seen, at });
    expect([compare({}), compare({ plan: undefined }), compare({ status: 'OTHER' }), compare({}, { id: 'else', plan: undefined })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([compare(), compare({ plan: 'plan-1tb' }), compare({ cancels: true }), compare({ status: 'PAST_DUE' })]).toEqual([true, true, true, true]);
    given(subscription, [started])
      .when(noteDifference(member))
      .then([{ type: 'DifferenceSeen', data: { member, after: paying } }]);
  });

  it('is announced to renew where it is paid for and goes on', () => {
    const announced: SubscriptionEvent = { type: 'RenewalAnnounced', data: { member, after: paying } };
    given(subscription, [started]).when(noteRenewal(member)).then([announced]);
    given(subscription, [assigned]).when(noteRenewal(member)).then([]);
    const ending: SubscriptionEvent = { type: 'CancellationPlanned', data: { member, after: { ...paying, cancels: true } } };
    given(subscription, [ending]).when(noteRenewal(member)).then([]);
  });

  it('has space that an admin gives beside it, once, and takes back by the free plan', () => {
    const gave: SubscriptionEvent = { type: 'SpaceGiven', data: { member, by: 'eva', after: { ...paying, given: 'plan-1tb', changes: 2 } } };
    given(subscription, [started])
      .when(giveSpace(member, 'plan-1tb', 'eva'))
      .then([gave]);
    given(subscription, [gave])
      .when(giveSpace(member, 'plan-1tb', 'eva'))
      .then([]);
    const took: SubscriptionEvent = { type: 'SpaceGiven', data: { member, by: 'eva', after: { ...paying, given: undefined, changes: 3 } } };
    given(subscription, [gave])
      .when(giveSpace(member, 'free', 'eva'))
      .then([took]);
    says([gave]).then([{ type: 'PlanEnded', data: { member, planBefore: 'plan-500gb', after: { ...customer, given: 'plan-1tb', changes: 3 } } }]);
  });
});
