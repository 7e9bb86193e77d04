// Translation of Stripe's objects. A fact that may be in one of two fields is read from both, and an unknown state does not count as a bad one.
import type { InvoiceStatus } from '@kloak/proto/rules/plans.ts';
import type { Stripe } from 'stripe';
import type { PaidInvoice, PaidSubscription } from '../ports/payments.ts';
import { type ItemWords, type Products, planItem } from './stripe-catalogue.ts';

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
const orNone = (seconds: number | undefined) => (seconds === undefined ? undefined : isoOf(seconds));

/** `current_period_end`: of the items, or of the whole in versions of the API before 2025-03-31. */
type Period = { current_period_end?: number | null };
export type SubscriptionWords = Period & {
  id: string;
  status: string;
  cancel_at?: number | null;
  cancel_at_period_end: boolean;
  items: { data: readonly (ItemWords & Period)[] };
};

/** It never began, or is over. */
const isOver = (status: string) => ['incomplete', 'incomplete_expired', 'canceled', 'ended'].includes(status);
const statuses = new Map<string, PaidSubscription['status']>([
  ['active', 'ACTIVE'],
  ['trialing', 'ACTIVE'],
  ['past_due', 'PAST_DUE'],
  ['unpaid', 'PAST_DUE'],
]);

/** When it ends: on a day of its own, with its period, or at the first of both. */
function endOf({ cancel_at: at, cancel_at_period_end: atPeriodEnd }: SubscriptionWords, periodEnd: number | undefined): number | undefined {
  const ends = [at ?? undefined, atPeriodEnd ? periodEnd : undefined].filter((one) => one !== undefined);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Parses an active subscription; `plan` is absent if it contains no item of our plans. */
export function readSubscription(subscription: SubscriptionWords, products?: Products): PaidSubscription[] {
  const { id, status, items } = subscription;
  if (isOver(status)) return [];
  const found = planItem(items.data, products);
  const periodEnd = (found?.item ?? items.data[0])?.current_period_end ?? subscription.current_period_end ?? undefined;
  const end = endOf(subscription, periodEnd);
  const cancels = end !== undefined || subscription.cancel_at_period_end;
  const endsAt = end === periodEnd ? undefined : orNone(end);
  return [{ id, plan: found?.plan, status: statuses.get(status) ?? 'OTHER', periodEnd: orNone(periodEnd), cancels, ...(endsAt !== undefined && { endsAt }) }];
}

const invoiceStatuses = new Map<string, InvoiceStatus>([
  ['paid', 'PAID'],
  ['open', 'OPEN'],
]);

/** Members do not pay drafts, void or uncollectible invoices, or unknown states. */
export function readInvoice({ id, total, status: said, created, hosted_invoice_url: url }: Stripe.Invoice): PaidInvoice[] {
  const status = invoiceStatuses.get(said ?? '');
  return status === undefined ? [] : [{ id, cents: total, status, at: isoOf(created), url: url ?? undefined }];
}
