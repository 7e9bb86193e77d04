import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import type { PaidSubscription } from '@kloak/platform/ports/payments.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { freePlan, isPaidPlan, maxDueDays, noSubscription } from '@kloak/proto/rules/plans.ts';
import type { BillingEvent, SubscriptionState__Output } from '@kloak/proto/types/billing.ts';

export type SubscriptionEvent = Exclude<BillingEvent, { type: 'CustomerNoted' | 'AccountNoted' | 'SandboxMoved' }>;
export type Subscription = Pick<
  SubscriptionState__Output,
  'customer' | 'subscription' | 'plan' | 'periodEnd' | 'cancels' | 'nextPlan' | 'dueSince' | 'lockedAt' | 'changes' | 'deletion' | 'given' | 'endsAt'
>;

const initial: Subscription = { customer: '', subscription: '', plan: freePlan.id, periodEnd: '', cancels: false, changes: 0 };

/** State like before any checkout, except for what an admin gave. */
export const freshSubscription = ({ changes, given }: Subscription): Subscription => ({ ...initial, given, changes: changes + 1 });

/** `subscription:{member}` — a member's plan and payments. Each event contains the state after it. */
export const subscription = aggregate<Subscription, SubscriptionEvent, { member: string }>({
  name: 'subscription',
  initial,
  reads: 'last',
  evolve: (state, { data: { after } }) => after ?? state,
  stream: ({ member }) => ({ id: member, home: member }),
});

/** Two webhooks within a day report the same attempt. */
const sameAttemptMs = dayMs;

export const isPaid = ({ subscription: paid }: Pick<Subscription, 'subscription'>): boolean => paid !== '';

/** Refuses: 409 `no-subscription`. */
export function checkPaid(state: Subscription): void {
  if (!isPaid(state)) throw refusalOf(noSubscription);
}

type SubscriptionPeriod = Pick<Subscription, 'cancels' | 'endsAt' | 'periodEnd'>;

/** End of the subscription: ISO 8601 UTC; `undefined` if it continues. */
export const endOf = ({ cancels, endsAt, periodEnd }: SubscriptionPeriod): string | undefined => (cancels ? (endsAt ?? periodEnd) : undefined);

/** True if no charge follows its period. */
export const endsByPeriod = (state: SubscriptionPeriod): boolean => (endOf(state) ?? '9') <= state.periodEnd;

/** Assigns the member's customer, in place of one that is `gone`. */
export function assignCustomer(member: string, id: string, gone = '') {
  return (state: Subscription): SubscriptionEvent[] =>
    state.customer === gone ? [{ type: 'CustomerAssigned', data: { member, after: { ...state, customer: id } } }] : [];
}

/** Refuses if the state changed after `seen` was read, since the provider's answer may be older than that change. Refuses: 503 `moved`. */
function checkSeen(state: Subscription, seen: Subscription): void {
  if (JSON.stringify(state) !== JSON.stringify(seen)) throw new Refusal('unavailable', 'moved', 'Your plan is just being changed. Please try again.');
}

/** Subscriptions that count: the known one in any state, and others that begin a plan of ours. Other payments at the provider are ignored. */
export const relevantSubscriptions = (told: readonly PaidSubscription[], known: string): PaidSubscription[] =>
  told.filter(({ id, plan, status, periodEnd }) => id === known || (isPaidPlan(plan) && status !== 'OTHER' && periodEnd !== undefined));

/** Chooses the subscription that counts: the known one, else the oldest; the others are `spare`. */
export function chooseSubscription(told: readonly PaidSubscription[], known: string): { kept?: PaidSubscription | undefined; spare: PaidSubscription[] } {
  const kept = told.find(({ id }) => id === known) ?? told[0];
  return { kept, spare: told.filter((one) => one !== kept) };
}

type Observation = { member: string; told: readonly PaidSubscription[]; seen: Subscription; at: Date };

/**
 * Adopts the provider's current answer. `seen`: state before the question, see `checkSeen`. No-op without a difference, so a repeated or late webhook
 * changes nothing.
 */
export function observe({ member, told, seen, at }: Observation) {
  return (state: Subscription): SubscriptionEvent[] => {
    checkSeen(state, seen);
    const { kept, spare } = chooseSubscription(relevantSubscriptions(told, state.subscription), state.subscription);
    const events: SubscriptionEvent[] = kept ? eventsOf(member, state, kept, at) : ended(member, state);
    const after = events.at(-1)?.data.after ?? state;
    return [...events, ...spare.map(({ id }): SubscriptionEvent => ({ type: 'SpareSubscriptionFound', data: { member, subscription: id, after } }))];
  };
}

function ended(member: string, state: Subscription): SubscriptionEvent[] {
  if (!isPaid(state)) return [];
  const after = { ...freshSubscription(state), customer: state.customer, deletion: state.deletion };
  return [{ type: 'PlanEnded', data: { member, planBefore: state.plan, after } }];
}

/** A missing plan or date keeps its former value, so that nobody loses a plan by missing information. */
function eventsOf(member: string, before: Subscription, told: PaidSubscription, at: Date): SubscriptionEvent[] {
  const events: SubscriptionEvent[] = [];
  let state = before;
  const become = (change: Partial<Subscription>, event: (after: Subscription) => SubscriptionEvent) => {
    state = { ...state, ...change };
    events.push(event(state));
  };
  const { id, cancels, endsAt } = told;
  const plan = isPaidPlan(told.plan) ? told.plan : before.plan;
  const periodEnd = told.periodEnd ?? before.periodEnd;
  if (!isPaid(state)) {
    become({ subscription: id, plan, periodEnd, cancels, endsAt, changes: state.changes + 1 }, (after) => ({ type: 'PlanStarted', data: { member, after } }));
  } else if (state.plan !== plan || state.subscription !== id) {
    const planBefore = state.plan;
    const change = { subscription: id, plan, periodEnd, nextPlan: undefined, changes: state.changes + 1 };
    become(change, (after) => ({ type: 'PlanSwitched', data: { member, planBefore, after } }));
  }
  if (state.periodEnd !== periodEnd) become({ periodEnd }, (after) => ({ type: 'PlanRenewed', data: { member, after } }));
  if (cancels && endOf(state) !== endOf({ cancels, endsAt, periodEnd })) {
    become({ cancels, endsAt, nextPlan: undefined }, (after) => ({ type: 'CancellationPlanned', data: { member, after } }));
  }
  if (state.cancels && !cancels) become({ cancels, endsAt: undefined }, (after) => ({ type: 'CancellationWithdrawn', data: { member, after } }));
  if (told.status === 'PAST_DUE' && state.dueSince === undefined) {
    become({ dueSince: at.toISOString() }, (after) => ({ type: 'PaymentFailed', data: { member, after } }));
  }
  if (told.status === 'ACTIVE' && state.dueSince !== undefined) {
    become({ dueSince: undefined, lockedAt: undefined }, (after) => ({ type: 'PaymentSettled', data: { member, after } }));
  }
  return events;
}

/** Another attempt to be paid failed. */
export function notePaymentFailed(member: string, at: Date) {
  return (state: Subscription): SubscriptionEvent[] => {
    const isAgain = state.dueSince !== undefined && at.getTime() - Date.parse(state.dueSince) > sameAttemptMs;
    return isAgain ? [{ type: 'PaymentFailed', data: { member, after: state } }] : [];
  };
}

export function noteInvoicePaid(member: string, invoice: { id: string; cents: number }) {
  return (after: Subscription): SubscriptionEvent[] =>
    invoice.cents > 0 ? [{ type: 'InvoicePaid', data: { member, invoice: invoice.id, cents: invoice.cents, after } }] : [];
}

export function noteRenewal(member: string) {
  return (after: Subscription): SubscriptionEvent[] => (isPaid(after) && !endsByPeriod(after) ? [{ type: 'RenewalAnnounced', data: { member, after } }] : []);
}

/** A smaller plan from the end of the period on. Refuses: 409 `no-subscription`. */
export function planDowngrade(member: string, plan: string) {
  return (state: Subscription): SubscriptionEvent[] => {
    checkPaid(state);
    return state.nextPlan === plan ? [] : [{ type: 'DowngradePlanned', data: { member, after: { ...state, nextPlan: plan } } }];
  };
}

/** Refuses: 409 `no-subscription`. */
export function withdrawDowngrade(member: string) {
  return (state: Subscription): SubscriptionEvent[] => {
    checkPaid(state);
    if (state.nextPlan === undefined) return [];
    return [{ type: 'DowngradeWithdrawn', data: { member, after: { ...state, nextPlan: undefined, changes: state.changes + 1 } } }];
  };
}

/** The stored data does not fit into the smaller plan that was to begin. */
export function refuseDowngrade(member: string, plan: string) {
  return (state: Subscription): SubscriptionEvent[] => {
    if (state.nextPlan !== plan) return [];
    return [{ type: 'DowngradeRefused', data: { member, refusedPlan: plan, after: { ...state, nextPlan: undefined, changes: state.changes + 1 } } }];
  };
}

/** Locks uploads if a payment was due for 21 days. */
export function lockUploads(member: string, at: Date) {
  return (state: Subscription): SubscriptionEvent[] => {
    const { dueSince, lockedAt } = state;
    const isOver = dueSince !== undefined && at.getTime() - Date.parse(dueSince) >= maxDueDays * dayMs;
    if (!isOver || lockedAt !== undefined) return [];
    return [{ type: 'UploadsLocked', data: { member, after: { ...state, lockedAt: at.toISOString(), changes: state.changes + 1 } } }];
  };
}

/** True if the provider's answer differs from our state. */
export const hasDifference = (observed: Observation): boolean => observe(observed)(observed.seen).length > 0;

/** A webhook of it may be on its way. */
export function noteDifference(member: string) {
  return (after: Subscription): SubscriptionEvent[] => [{ type: 'DifferenceSeen', data: { member, after } }];
}

/** The space of a plan from an admin; the free plan takes it back. */
export function giveSpace(member: string, plan: string, by: string) {
  return (state: Subscription): SubscriptionEvent[] => {
    const given = plan === freePlan.id ? undefined : plan;
    return state.given === given ? [] : [{ type: 'SpaceGiven', data: { member, by, after: { ...state, given, changes: state.changes + 1 } } }];
  };
}
