import { given } from '@kloak/platform/testing/given.ts';
import {
  changePlan,
  monthAfter,
  refundAndEnd,
  removeCustomer,
  type Sandbox,
  type SandboxEvent,
  type SandboxSubscription,
  sandbox,
  setCancels,
} from './sandbox.ts';
import { nextDue, renew } from './sandbox-renewals.ts';

const startedAt = '2026-05-10T12:00:00.000Z';
const periodEnd = '2026-06-10T12:00:00.000Z';
const after = (iso: string, days: number) => new Date(Date.parse(iso) + days * 24 * 3600_000);
const paid: SandboxSubscription = { id: 's1', plan: 'plan-500gb', status: 'ACTIVE', startedAt, periodEnd, cancels: false, attempts: 0 };
const card = (lastFour: string) => ({ lastFour });
const having = (change: Partial<SandboxSubscription>, lastFour = '4242'): SandboxEvent => ({
  type: 'SandboxMoved',
  data: { customer: 'c1', after: { customer: 'c1', card: card(lastFour), subscriptions: [{ ...paid, ...change }], sessions: [], invoices: [] }, notices: [] },
});
const stateOf = (...events: SandboxEvent[]): Sandbox => given(sandbox, events).state;
/** Result of a decision: the subscription, and the notices. */
function moved(decision: (state: Sandbox) => SandboxEvent[], before: SandboxEvent) {
  const [event] = decision(stateOf(before));
  const [subscription] = event?.data.after?.subscriptions ?? [];
  return { subscription, invoices: event?.data.after?.invoices ?? [], kinds: event?.data.notices.map(({ kind }) => kind), after: event };
}

describe('a renewal', () => {
  it('is announced a week before, once', () => {
    const before = after(periodEnd, -7);
    expect(nextDue(stateOf(having({})))).toBe(before.toISOString());
    given(sandbox, [having({})])
      .when(renew('i1', new Date(before.getTime() - 1)))
      .then([]);
    const { subscription, kinds } = moved(renew('i1', before), having({}));
    expect([subscription?.announced, kinds]).toEqual([periodEnd, ['invoice.upcoming']]);
    expect(nextDue(stateOf(having({ announced: periodEnd })))).toBe(periodEnd);
  });

  it('is paid for at the end of the period, and goes on from there, however late', () => {
    for (const late of [0, 3]) {
      const { subscription, invoices, kinds } = moved(renew('i1', after(periodEnd, late)), having({ announced: periodEnd }));
      expect(subscription).toMatchObject({ status: 'ACTIVE', periodEnd: '2026-07-10T12:00:00.000Z' });
      expect([invoices.map(({ cents }) => cents), kinds]).toEqual([[595], ['customer.subscription.updated', 'invoice.paid']]);
    }
  });

  it('ends what was cancelled, and announces nothing before', () => {
    expect(nextDue(stateOf(having({ cancels: true })))).toBe(periodEnd);
    const { subscription, kinds } = moved(renew('i1', new Date(periodEnd)), having({ cancels: true }));
    expect([subscription, kinds]).toEqual([undefined, ['customer.subscription.deleted']]);
  });

  it('by a card that fails is tried four times, a week apart, and then waits for another card', () => {
    let before = having({ announced: periodEnd }, '0341');
    const tried: string[] = [];
    for (let due = nextDue(stateOf(before)); due !== undefined; due = nextDue(stateOf(before))) {
      tried.push(due);
      const { subscription, kinds, after: event } = moved(renew('i1', new Date(due)), before);
      expect([subscription?.status, subscription?.periodEnd, kinds]).toEqual([
        'PAST_DUE',
        periodEnd,
        ['customer.subscription.updated', 'invoice.payment_failed'],
      ]);
      if (event) before = event;
    }
    expect(tried).toEqual([0, 7, 14, 21].map((days) => after(periodEnd, days).toISOString()));
  });

  it('that is cancelled after its last attempt ends, and so does one that waits for the next', () => {
    for (const waits of [{ attempts: 4 }, { attempts: 1, retryAt: after(periodEnd, 7).toISOString() }]) {
      const due = having({ status: 'PAST_DUE', ...waits });
      const cancelled = moved(setCancels('s1', true), due).after;
      if (!cancelled) throw new Error('it was not cancelled');
      expect(nextDue(stateOf(cancelled))).toBe(periodEnd);
      const { subscription, kinds } = moved(renew('i1', after(periodEnd, 1)), cancelled);
      expect([subscription, kinds]).toEqual([undefined, ['customer.subscription.deleted']]);
    }
  });

  it('that is cancelled and taken back before its end is paid for as if nothing had been', () => {
    const cancelled = moved(setCancels('s1', true), having({ announced: periodEnd })).after;
    const kept = cancelled && moved(setCancels('s1', false), cancelled).after;
    if (!kept) throw new Error('it was not taken back');
    const { subscription, kinds } = moved(renew('i1', new Date(periodEnd)), kept);
    expect([subscription?.status, subscription?.periodEnd, kinds]).toEqual([
      'ACTIVE',
      '2026-07-10T12:00:00.000Z',
      ['customer.subscription.updated', 'invoice.paid'],
    ]);
  });

  it('of several is due at the first moment, and one step is done at a time', () => {
    const other = { ...paid, id: 's2', periodEnd: '2026-06-09T12:00:00.000Z', announced: '2026-06-09T12:00:00.000Z' };
    const before = having({ announced: periodEnd });
    const both: SandboxEvent = { ...before, data: { ...before.data, after: { ...stateOf(before), subscriptions: [...stateOf(before).subscriptions, other] } } };
    expect(nextDue(stateOf(both))).toBe(other.periodEnd);
    const [event] = renew('i1', after(periodEnd, 1))(stateOf(both));
    expect(event?.data.after?.invoices).toHaveLength(1);
    expect(event && nextDue(stateOf(event))).toBe(other.periodEnd);
  });

  it.each([
    ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
    ['2027-01-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
    ['2028-01-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-03-29T12:00:00.000Z'],
  ])('at %s pays until %s', (ends, until) => {
    const { subscription } = moved(renew('i1', new Date(ends)), having({ periodEnd: ends, announced: ends }));
    expect(subscription?.periodEnd).toBe(until);
  });

  it('that was due begins a month from the day that it is paid', () => {
    const due = having({ status: 'PAST_DUE', attempts: 1, retryAt: after(periodEnd, 7).toISOString() });
    const { subscription } = moved(renew('i1', after(periodEnd, 7)), due);
    expect(subscription).toMatchObject({ status: 'ACTIVE', attempts: 0, periodEnd: '2026-07-17T12:00:00.000Z' });
    expect(subscription?.retryAt).toBeUndefined();
  });
});

describe('a change of plan', () => {
  const change = (plan: string, at: Date, prorates = true) => changePlan({ subscription: 's1', plan, prorates, invoice: 'i1', at });

  it.each([
    [0, 400],
    [15, 213],
    [31, 0],
    [60, 0],
  ])('after %i days costs the difference of what is left: %i cents', (days, cents) => {
    const { subscription, invoices } = moved(change('plan-1tb', after(startedAt, days)), having({}));
    expect([subscription?.plan, subscription?.periodEnd]).toEqual(['plan-1tb', periodEnd]);
    expect(invoices.map((one) => one.cents)).toEqual(cents === 0 ? [] : [cents]);
  });

  it('to a smaller plan, or without proration, costs nothing', () => {
    expect(moved(change('plan-500gb', after(startedAt, 1)), having({ plan: 'plan-1tb' })).invoices).toEqual([]);
    expect(moved(change('plan-1tb', after(startedAt, 1), false), having({})).invoices).toEqual([]);
    given(sandbox, [having({})])
      .when(change('plan-500gb', after(startedAt, 1)))
      .then([]);
  });

  it('by a card that is declined changes nothing, and of what is gone is told as a state', () => {
    given(sandbox, [having({}, '0341')])
      .when(change('plan-1tb', after(startedAt, 1)))
      .thenRefuses('card-declined');
    for (const decision of [change('plan-1tb', after(startedAt, 1)), setCancels('s1', true)]) given(sandbox).when(decision).thenRefuses('subscription-gone');
  });
});

describe('what is over', () => {
  it('is paid back once', () => {
    const [event] = refundAndEnd('s1')(stateOf(having({})));
    expect(event?.data.after?.subscriptions).toEqual([]);
    given(sandbox, event ? [event] : [])
      .when(refundAndEnd('s1'))
      .then([]);
  });

  it('leaves nothing of a customer who is removed', () => {
    expect(moved(removeCustomer, having({})).kinds).toEqual(['customer.subscription.deleted']);
    given(sandbox).when(removeCustomer).then([]);
  });
});

it.each([
  ['2026-01-29T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-02-28T10:00:00.000Z', '2026-03-28T10:00:00.000Z'],
  ['2026-08-31T23:59:59.999Z', '2026-09-30T23:59:59.999Z'],
])('a month after %s is %s', (from, to) => expect(monthAfter(from)).toBe(to));
