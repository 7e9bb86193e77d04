// Failed payments: due date, notification, locked uploads, and the end.
import { given } from '@kloak/platform/testing/given.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { lockUploads, notePaymentFailed, observe, type Subscription, type SubscriptionEvent, subscription } from './subscription.ts';

const member = 'anna';
const periodEnd = '2026-06-10T12:00:00.000Z';
const failedAt = new Date(periodEnd);
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
const paying: Subscription = { customer: 'c1', subscription: 's1', plan: 'plan-500gb', periodEnd, cancels: false, changes: 1 };
const started: SubscriptionEvent = { type: 'PlanStarted', data: { member, after: paying } };
const dueAt = (at: Date): SubscriptionEvent => ({ type: 'PaymentFailed', data: { member, after: { ...paying, dueSince: at.toISOString() } } });
const due = dueAt(failedAt);
const seen = (events: SubscriptionEvent[]) => given(subscription, events).state;

type Now = { status: 'ACTIVE' | 'PAST_DUE' | 'OTHER'; periodEnd?: string };
/** Events that follow from the provider's answer; an ended subscription is not in it. */
const asked = (events: SubscriptionEvent[], now: Now | undefined, at: Date) =>
  given(subscription, events).when(
    observe({ member, told: now ? [{ id: 's1', plan: 'plan-500gb', periodEnd, cancels: false, ...now }] : [], seen: seen(events), at }),
  );
const settled = (end = periodEnd): Subscription => ({ ...paying, periodEnd: end, dueSince: undefined, lockedAt: undefined });

describe('a payment that is due', () => {
  it('is due since the first attempt, however often the provider says so', () => {
    asked([started], { status: 'PAST_DUE' }, failedAt).then([due]);
    for (const days of [0, 1, 14, 400]) asked([due], { status: 'PAST_DUE' }, after(failedAt, days * dayMs)).then([]);
  });

  it.each([
    ['at the same moment', 0, false],
    ['a day later to the millisecond', dayMs, false],
    ['just more than a day later', dayMs + 1, true],
    ['by a clock that was put back', -dayMs, false],
  ])('is mailed again of an attempt %s: %s ms, %s', (_when, ms, isMailed) => {
    given(subscription, [due])
      .when(notePaymentFailed(member, after(failedAt, ms)))
      .then(isMailed ? [due] : []);
  });

  it('that was paid meanwhile is told by no notice of a failure that comes late', () => {
    const paid: SubscriptionEvent = { type: 'PaymentSettled', data: { member, after: settled('2026-07-10T12:00:00.000Z') } };
    given(subscription, [started, due, paid])
      .when(notePaymentFailed(member, after(failedAt, 8 * dayMs)))
      .then([]);
  });

  it('is settled with the renewal that it pays for, in this order', () => {
    const next = '2026-07-17T12:00:00.000Z';
    const renewed: SubscriptionEvent = { type: 'PlanRenewed', data: { member, after: { ...paying, periodEnd: next, dueSince: failedAt.toISOString() } } };
    asked([started, due], { status: 'ACTIVE', periodEnd: next }, after(failedAt, 7 * dayMs)).then([
      renewed,
      { type: 'PaymentSettled', data: { member, after: settled(next) } },
    ]);
  });

  it('stays due while the provider says nothing that we know, and is over with the plan', () => {
    asked([due], { status: 'OTHER' }, failedAt).then([]);
    const free = { ...paying, subscription: '', plan: 'free', periodEnd: '', changes: 2 };
    asked([due], undefined, failedAt).then([{ type: 'PlanEnded', data: { member, planBefore: 'plan-500gb', after: free } }]);
  });
});

describe('uploads', () => {
  const lockedAt = (at: Date, events: SubscriptionEvent[]): SubscriptionEvent[] => lockUploads(member, at)(seen(events));

  it.each([
    ['2026-06-10T12:00:00.000Z', '2026-07-01T12:00:00.000Z'],
    ['2027-02-15T23:59:59.999Z', '2027-03-08T23:59:59.999Z'],
    // A leap day is a day more.
    ['2028-02-15T23:59:59.999Z', '2028-03-07T23:59:59.999Z'],
    // Nights in which Europe changes its clocks have 24 hours here.
    ['2026-03-20T00:30:00.000Z', '2026-04-10T00:30:00.000Z'],
    ['2026-12-15T00:00:00.000Z', '2027-01-05T00:00:00.000Z'],
  ])('due since %s are locked at %s, not a millisecond before', (since, until) => {
    const events = [dueAt(new Date(since))];
    expect(lockedAt(after(new Date(until), -1), events)).toEqual([]);
    expect(lockedAt(new Date(until), events)).toMatchObject([{ type: 'UploadsLocked', data: { after: { lockedAt: until, dueSince: since, changes: 2 } } }]);
  });

  it('are not locked by a clock that was put back, nor where nothing is due', () => {
    expect(lockedAt(after(failedAt, -400 * dayMs), [due])).toEqual([]);
    expect(lockedAt(after(failedAt, 400 * dayMs), [started])).toEqual([]);
  });

  it('open when it is paid, and the next failure has 21 days of its own', () => {
    const locked = lockedAt(after(failedAt, 21 * dayMs), [due]);
    const lockedState = seen([due, ...locked]);
    const paidAt = after(failedAt, 22 * dayMs);
    const end = '2026-07-02T12:00:00.000Z';
    const paid = [
      ...observe({ member, told: [{ id: 's1', plan: 'plan-500gb', status: 'ACTIVE', periodEnd: end, cancels: false }], seen: lockedState, at: paidAt })(
        lockedState,
      ),
    ];
    expect(paid.map(({ type }) => type)).toEqual(['PlanRenewed', 'PaymentSettled']);
    expect(seen(paid)).toMatchObject({ dueSince: undefined, lockedAt: undefined });
    const again = observe({
      member,
      told: [{ id: 's1', plan: 'plan-500gb', status: 'PAST_DUE', periodEnd: end, cancels: false }],
      seen: seen(paid),
      at: new Date(end),
    })(seen(paid));
    expect(again).toMatchObject([{ type: 'PaymentFailed', data: { after: { dueSince: end } } }]);
    expect(lockedAt(after(new Date(end), 21 * dayMs - 1), again)).toEqual([]);
    expect(lockedAt(after(new Date(end), 21 * dayMs), again)).toMatchObject([{ type: 'UploadsLocked' }]);
  });
});
