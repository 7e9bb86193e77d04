// Replacement of one plan by another at Stripe.
import { refusedCards } from '@kloak/proto/rules/plans.ts';
import type { Stripe } from 'stripe';
import { refusalOf } from '../errors.ts';
import type { Payments } from '../ports/payments.ts';
import { planItem, priceOf, productsOf } from './stripe-catalogue.ts';
import { asksConfirmation, isRequestRefused, providerRefused } from './stripe-refusals.ts';

type PlanChange = Parameters<Payments['changePlan']>[0];
type PlanChangeResult = Awaited<ReturnType<Payments['changePlan']>>;

/** Id of the plan's item. Other items stay; a single item is the plan's, with any price. */
async function itemToChange(stripe: Stripe, { items: { data } }: Stripe.Subscription): Promise<string> {
  const item = planItem(data, await productsOf(stripe, data))?.item ?? (data.length === 1 ? data[0] : undefined);
  if (item === undefined) throw providerRefused();
  return item.id;
}

/** The invoice that a change waits for. */
function waitingInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return typeof invoice === 'object' && invoice?.status === 'open' ? invoice : undefined;
}

const waitsFor = ({ pending_update: pending }: Stripe.Subscription, price: string): boolean =>
  pending?.subscription_items?.some((item) => item.price.id === price) ?? false;

/** The change waits until the member confirms it, on the page of its invoice. Refuses: 409 `confirmation-needed` without such a page. */
async function confirmElsewhere(stripe: Stripe, { subscription, key }: PlanChange, items: { id: string; price: string }[]): Promise<PlanChangeResult> {
  const change = { items, proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice'] } as const;
  const asked = stripe.subscriptions.update(subscription, { ...change, expand: [...change.expand] }, { idempotencyKey: `${key}-confirm` });
  const after = await asked.catch((error: unknown) => {
    throw isRequestRefused(error) ? refusalOf(refusedCards.confirmation) : error;
  });
  const invoice = waitingInvoice(after);
  if (invoice === undefined && !after.pending_update) return {};
  if (!invoice?.hosted_invoice_url) throw refusalOf(refusedCards.confirmation);
  return { confirmUrl: invoice.hosted_invoice_url };
}

export async function changePlan(stripe: Stripe, wanted: PlanChange): Promise<PlanChangeResult> {
  const { subscription, plan, prorates, key } = wanted;
  const [price, before] = await Promise.all([priceOf(stripe, plan), stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })]);
  const waiting = before.pending_update ? waitingInvoice(before) : undefined;
  if (prorates && waiting?.hosted_invoice_url && waitsFor(before, price)) return { confirmUrl: waiting.hosted_invoice_url };
  if (waiting) await stripe.invoices.voidInvoice(waiting.id);
  const items = [{ id: await itemToChange(stripe, before), price }];
  if (!prorates) {
    await stripe.subscriptions.update(subscription, { items, proration_behavior: 'none' }, { idempotencyKey: key });
    return {};
  }
  const change = { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const;
  try {
    await stripe.subscriptions.update(subscription, change, { idempotencyKey: key });
    return {};
  } catch (error) {
    if (!asksConfirmation(error)) throw error;
    return await confirmElsewhere(stripe, wanted, items);
  }
}
