// Sandbox of payments: the provider's state of a customer. No money moves.
import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { planEnded, planOf, refusedCards } from '@kloak/proto/rules/plans.ts';
import type {
  BillingEvent,
  SandboxInvoice__Output,
  SandboxNotice__Output,
  SandboxSession__Output,
  SandboxState__Output,
  SandboxSubscription__Output,
} from '@kloak/proto/types/billing.ts';
import { canCharge } from './sandbox-card.ts';

export type SandboxEvent = Extract<BillingEvent, { type: 'SandboxMoved' }>;
export type Sandbox = Pick<SandboxState__Output, 'customer' | 'card' | 'subscriptions' | 'sessions' | 'invoices'>;
export type SandboxSubscription = Omit<SandboxSubscription__Output, `_${string}`>;
type Session = Omit<SandboxSession__Output, `_${string}`>;
type Notice = SandboxNotice__Output;

const initial: Sandbox = { customer: '', subscriptions: [], sessions: [], invoices: [] };

/** `sandbox:{customer}` — each event carries all of it. */
export const sandbox = aggregate<Sandbox, SandboxEvent, { customer: string }>({
  name: 'sandbox',
  initial,
  reads: 'last',
  evolve: (state, { data: { after } }) => after ?? state,
  stream: ({ customer }) => ({ id: customer, home: customer }),
});

const sessionHours = 24;
const maxSessions = 10;
const maxInvoices = 24;

/** Result of a step: the new state, and notices to send. */
export type SandboxStep = { after: Sandbox; notices: Notice[] };

export const stepEvents = ({ after, notices }: SandboxStep): SandboxEvent[] => [{ type: 'SandboxMoved', data: { customer: after.customer, after, notices } }];

export const updated = ({ id }: { id: string }): Notice => ({ kind: 'customer.subscription.updated', object: id, cents: 0 });
export const paidNotice = ({ id, cents }: SandboxInvoice__Output): Notice => ({ kind: 'invoice.paid', object: id, cents });

export const isActive = ({ status }: Pick<SandboxSubscription, 'status'>): boolean => status !== 'ENDED';

/** A month later, at the end of a shorter one. */
export function monthAfter(iso: string): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}

export const withInvoice = (state: Sandbox, invoice: SandboxInvoice__Output): Sandbox => ({
  ...state,
  invoices: [invoice, ...state.invoices].slice(0, maxInvoices),
});

export const withSubscription = (state: Sandbox, changed: SandboxSubscription): Sandbox => ({
  ...state,
  subscriptions: [...state.subscriptions.filter(({ id }) => id !== changed.id), changed].filter(isActive),
});

export function subscriptionIn({ subscriptions }: Sandbox, id: string): SandboxSubscription {
  const found = subscriptions.find((one) => one.id === id);
  if (found === undefined) throw refusalOf(planEnded);
  return found;
}

export function sessionIn({ sessions }: Sandbox, id: string): Session {
  const found = sessions.find((one) => one.id === id);
  if (found === undefined) throw new Refusal('missing', 'no-checkout', 'This page is over. Please begin again in the vault.');
  return found;
}

const withSession = (state: Sandbox, changed: Session): Sandbox => ({
  ...state,
  sessions: [...state.sessions.filter(({ id }) => id !== changed.id), changed],
});

/** Opens a page for the customer; old pages expire. */
export function openSession(customer: string, session: Omit<Session, 'status' | 'openedAt'>, at: Date) {
  return (state: Sandbox): SandboxEvent[] => {
    const young = state.sessions.filter(({ openedAt }) => at.getTime() - Date.parse(openedAt) < sessionHours * hourMs).slice(1 - maxSessions);
    const opened = { ...session, status: 'OPEN', openedAt: at.toISOString() };
    return stepEvents({ after: { ...state, customer, sessions: [...young, opened] }, notices: [] });
  };
}

/** The card requires a second step. */
export function askSecondStep(id: string, lastFour: string) {
  return (state: Sandbox): SandboxEvent[] => {
    const session = sessionIn(state, id);
    if (session.status === 'DONE') return [];
    return stepEvents({ after: withSession(state, { ...session, status: 'CONFIRMING', lastFour }), notices: [] });
  };
}

/** Gives up the second step; another card may be tried. */
export function giveUpSecondStep(id: string) {
  return (state: Sandbox): SandboxEvent[] => {
    const { lastFour: _, ...session } = sessionIn(state, id);
    return session.status === 'CONFIRMING' ? stepEvents({ after: withSession(state, { ...session, status: 'OPEN' }), notices: [] }) : [];
  };
}

/** Accepts the card: pays for the checkout's plan, or the due amount. `ids`: ids of new objects. Idempotent. */
export function takeCard(id: string, lastFour: string, ids: { subscription: string; invoice: string }, at: Date) {
  return (state: Sandbox): SandboxEvent[] => {
    const session = sessionIn(state, id);
    if (session.status === 'DONE') return [];
    const taken = { ...withSession(state, { ...session, status: 'DONE', lastFour }), card: { lastFour } };
    return stepEvents(session.plan === undefined ? payDue(taken, ids.invoice, at) : begin(taken, session.plan, ids, at));
  };
}

function begin(state: Sandbox, plan: string, ids: { subscription: string; invoice: string }, at: Date): SandboxStep {
  const startedAt = at.toISOString();
  const started = { id: ids.subscription, plan, status: 'ACTIVE', startedAt, periodEnd: monthAfter(startedAt), cancels: false, attempts: 0 };
  const invoice = { id: ids.invoice, subscription: started.id, cents: planOf(plan).cents, status: 'PAID', at: startedAt, plan };
  const after = withInvoice(withSubscription(state, started), invoice);
  return { after, notices: [{ kind: 'customer.subscription.created', object: started.id, cents: 0 }, paidNotice(invoice)] };
}

function payDue(state: Sandbox, invoiceId: string, at: Date): SandboxStep {
  const due = state.subscriptions.find(({ status }) => status === 'PAST_DUE');
  return due === undefined || !canCharge(state.card?.lastFour) ? { after: state, notices: [] } : charge(state, due, invoiceId, at);
}

/** Pays for the next period, which starts at the end of the last one, or now if that is long over. */
export function charge(state: Sandbox, due: SandboxSubscription, invoiceId: string, at: Date): SandboxStep {
  const from = due.status === 'PAST_DUE' ? at.toISOString() : due.periodEnd;
  const paid = { ...due, status: 'ACTIVE', periodEnd: monthAfter(from), retryAt: undefined, attempts: 0 };
  const invoice = { id: invoiceId, subscription: due.id, cents: planOf(due.plan).cents, status: 'PAID', at: at.toISOString(), plan: due.plan };
  return { after: withInvoice(withSubscription(state, paid), invoice), notices: [updated(due), paidNotice(invoice)] };
}

type PlanChange = { subscription: string; plan: string; prorates: boolean; invoice: string; at: Date };

/** Changes the plan immediately; the rest of the period costs the difference of both prices. Refuses: 409 `card-declined`. */
export function changePlan({ subscription: id, plan, prorates, invoice: invoiceId, at }: PlanChange) {
  return (state: Sandbox): SandboxEvent[] => {
    const before = subscriptionIn(state, id);
    if (before.plan === plan) return [];
    const cents = prorates ? proratedCents(before, plan, at) : 0;
    if (cents > 0 && !canCharge(state.card?.lastFour)) throw refusalOf(refusedCards.declined);
    const changed = withSubscription(state, { ...before, plan });
    if (cents <= 0) return stepEvents({ after: changed, notices: [updated(before)] });
    const invoice = { id: invoiceId, subscription: id, cents, status: 'PAID', at: at.toISOString(), plan };
    return stepEvents({ after: withInvoice(changed, invoice), notices: [updated(before), paidNotice(invoice)] });
  };
}

const monthMs = 30 * 24 * hourMs;

function proratedCents({ plan: planBefore, periodEnd }: SandboxSubscription, plan: string, at: Date): number {
  const left = Math.min(Math.max((Date.parse(periodEnd) - at.getTime()) / monthMs, 0), 1);
  return Math.round((planOf(plan).cents - planOf(planBefore).cents) * left);
}

export function setCancels(id: string, cancels: boolean) {
  return (state: Sandbox): SandboxEvent[] => {
    const before = subscriptionIn(state, id);
    return before.cancels === cancels ? [] : stepEvents({ after: withSubscription(state, { ...before, cancels }), notices: [updated(before)] });
  };
}

const endedNotice = ({ id }: { id: string }): Notice => ({ kind: 'customer.subscription.deleted', object: id, cents: 0 });

/** Removes the customer; subscriptions end. */
export function removeCustomer({ customer, subscriptions }: Sandbox): SandboxEvent[] {
  return customer === '' ? [] : stepEvents({ after: { ...initial, customer }, notices: subscriptions.map(endedNotice) });
}

/** No-op if it has ended. */
export function refundAndEnd(id: string) {
  return (state: Sandbox): SandboxEvent[] => {
    const before = state.subscriptions.find((one) => one.id === id);
    if (before === undefined) return [];
    const newest = state.invoices.find(({ subscription, status }) => subscription === id && status === 'PAID');
    const invoices = state.invoices.map((one) => (one === newest ? { ...one, status: 'REFUNDED' } : one));
    const after = withSubscription({ ...state, invoices }, { ...before, status: 'ENDED' });
    return stepEvents({ after, notices: [endedNotice(before)] });
  };
}
