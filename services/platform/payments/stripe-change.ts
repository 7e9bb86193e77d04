// How a plan takes the place of another at Stripe.
import { refusedCards } from '@kloak/proto/rules/plans.ts';
import type { Stripe } from 'stripe';
import { refusalOf } from '../errors.ts';
import type { Payments } from '../ports/payments.ts';
import { planItem, priceOf, productsOf } from './stripe-catalogue.ts';
import { asksConfirmation, providerRefused, translated } from './stripe-refusals.ts';

type Wanted = Parameters<Payments['changePlan']>[0];
type Changed = Awaited<ReturnType<Payments['changePlan']>>;

/** The plan's item. What stands beside it stays; of one item alone it is that, whatever its price is. */
async function itemToChange(stripe: Stripe, { items: { data } }: Stripe.Subscription): Promise<string> {
  const item = planItem(data, await productsOf(stripe, data))?.item ?? (data.length === 1 ? data[0] : undefined);
  if (item === undefined) throw providerRefused();
  return item.id;
}

const invoiceIn = ({ latest_invoice: invoice }: Stripe.Subscription) => (typeof invoice === 'object' ? invoice : null);

/** Where the member confirms what waits for it, if it is a change to this price. */
function pageOf({ pending_update: pending, ...subscription }: Stripe.Subscription, price: string): string | undefined {
  const isThis = pending?.subscription_items?.some((item) => item.price.id === price) ?? false;
  return isThis ? (invoiceIn({ ...subscription, pending_update: pending })?.hosted_invoice_url ?? undefined) : undefined;
}

/** The change waits until the member confirms it, on the page of its invoice. Refuses: 409 `confirmation-needed` where there is no such page. */
async function confirmElsewhere(stripe: Stripe, { subscription, key }: Wanted, items: { id: string; price: string }[]): Promise<Changed> {
  const change = { items, proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice'] } as const;
  const after = await stripe.subscriptions
    .update(subscription, { ...change, expand: [...change.expand] }, { idempotencyKey: `${key}-confirm` })
    .catch((error) => {
      const refused = translated(error);
      throw asksConfirmation(error) ? refusalOf(refusedCards.confirmation) : refused;
    });
  if (!after.pending_update) return {};
  const confirmUrl = pageOf(after, items[0]?.price ?? '');
  if (confirmUrl === undefined) throw refusalOf(refusedCards.confirmation);
  return { confirmUrl };
}

export async function changePlan(stripe: Stripe, wanted: Wanted): Promise<Changed> {
  const { subscription, plan, prorates, key } = wanted;
  const [price, before] = await Promise.all([priceOf(stripe, plan), stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })]);
  const confirmUrl = pageOf(before, price);
  if (prorates && confirmUrl !== undefined) return { confirmUrl };
  const waiting = before.pending_update ? invoiceIn(before)?.id : undefined;
  if (waiting !== undefined) await stripe.invoices.voidInvoice(waiting);
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
