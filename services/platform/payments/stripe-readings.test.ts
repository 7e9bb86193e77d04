import type { ItemWords } from './stripe-catalogue.ts';
import { readSubscription, type SubscriptionWords } from './stripe-readings.ts';

const end = 1_800_000_000;
const day = 24 * 3600;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const price = (words: { plan?: string; key?: string; product?: string }): ItemWords['price'] => ({
  metadata: { ...(words.plan !== undefined && { plan: words.plan }) },
  lookup_key: words.key ?? null,
  product: words.product ?? 'prod_1',
});
const plan = { id: 'si_plan', price: price({ plan: 'plan-500gb' }), current_period_end: end };
const beside = { id: 'si_beside', price: price({}), current_period_end: end + day };
const told: SubscriptionWords = { id: 's1', status: 'active', cancel_at: null, cancel_at_period_end: false, items: { data: [plan] } };
const read = (change: Partial<SubscriptionWords>) => readSubscription({ ...told, ...change });

describe('a subscription of Stripe', () => {
  it.each<[string, Partial<SubscriptionWords>, boolean, string | undefined]>([
    ['goes on where neither field says that it ends', {}, false, undefined],
    ['goes on where a version of the API leaves the day out', { cancel_at: undefined }, false, undefined],
    ['ends with its period', { cancel_at_period_end: true }, true, undefined],
    ['ends with its period where its day is that', { cancel_at: end }, true, undefined],
    ['ends by both with its period', { cancel_at: end, cancel_at_period_end: true }, true, undefined],
    ['ends before its period', { cancel_at: end - day }, true, iso(end - day)],
    ['ends after its period', { cancel_at: end + 40 * day }, true, iso(end + 40 * day)],
    ['ends by two days at the first', { cancel_at: end + day, cancel_at_period_end: true }, true, undefined],
  ])('%s', (_what, change, cancels, endsAt) => {
    expect(read(change)).toEqual([{ id: 's1', plan: 'plan-500gb', status: 'ACTIVE', periodEnd: iso(end), cancels, ...(endsAt && { endsAt }) }]);
  });

  it('has the period of its plan, wherever its item stands, or else its own', () => {
    expect(read({ items: { data: [beside, plan] } })).toMatchObject([{ plan: 'plan-500gb', periodEnd: iso(end) }]);
    const { current_period_end: _, ...without } = plan;
    expect(read({ items: { data: [without] }, current_period_end: end + day })).toMatchObject([{ periodEnd: iso(end + day) }]);
    expect(read({ items: { data: [without] }, cancel_at_period_end: true })).toMatchObject([{ periodEnd: undefined, cancels: true }]);
    expect(read({ items: { data: [] } })).toMatchObject([{ plan: undefined, periodEnd: undefined }]);
  });

  it('of two plans has the larger', () => {
    const larger = { ...plan, id: 'si_larger', price: price({ product: 'kloak-plan-1tb' }) };
    for (const data of [
      [plan, larger],
      [larger, plan],
    ])
      expect(read({ items: { data } })).toMatchObject([{ plan: 'plan-1tb' }]);
  });

  it('of none of our plans has none, and not the free one', () => {
    for (const words of [{}, { plan: 'free' }, { plan: 'plan-9tb' }, { key: 'kloak-free-month' }, { product: 'kloak-free' }]) {
      expect(read({ items: { data: [{ ...plan, price: price(words) }] } })).toMatchObject([{ plan: undefined }]);
    }
  });

  it.each([
    ['active', 'ACTIVE'],
    ['trialing', 'ACTIVE'],
    ['past_due', 'PAST_DUE'],
    ['unpaid', 'PAST_DUE'],
    ['paused', 'OTHER'],
    ['a state of tomorrow', 'OTHER'],
    ['constructor', 'OTHER'],
    ['incomplete', undefined],
    ['incomplete_expired', undefined],
    ['canceled', undefined],
  ])('that is %s is %s', (status, ours) => expect(read({ status })[0]?.status).toBe(ours));
});
