// Changes of a subscription at the Stripe stand-in.
import { type Form, listIn, textIn } from './form.ts';
import {
  addInvoice,
  type Bank,
  type Invoice,
  invalid,
  itemOf,
  missing,
  type Price,
  StripeAnswer,
  type StripeState,
  type StripeSubscription,
  type SubscriptionItem,
  secondsNow,
} from './state.ts';

const periodEndOf = ({ items }: StripeSubscription) => Math.min(...items.data.map(({ current_period_end: end }) => end ?? Number.POSITIVE_INFINITY));

export function subscriptionAt({ subscriptions }: StripeState, id: string): StripeSubscription {
  const found = subscriptions.get(id);
  if (found === undefined) throw missing('subscription', id);
  return found;
}

function checkCancels(form: Form): void {
  if (form.cancel_at !== undefined && form.cancel_at_period_end !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', { param: 'cancel_at_period_end' });
}

function setCancels(subscription: StripeSubscription, form: Form): void {
  const [at, atPeriodEnd] = [textIn(form, 'cancel_at'), textIn(form, 'cancel_at_period_end')];
  if (at !== undefined) {
    subscription.cancel_at = at === '' ? null : Number(at);
    subscription.cancel_at_period_end = false;
  }
  if (atPeriodEnd === undefined) return;
  // A day that was set by itself stays when the end of the period is no longer one.
  if (subscription.cancel_at_period_end || atPeriodEnd === 'true') subscription.cancel_at = atPeriodEnd === 'true' ? periodEndOf(subscription) : null;
  subscription.cancel_at_period_end = atPeriodEnd === 'true';
}

function priceAt({ prices }: StripeState, id: string): Price {
  const found = prices.get(id);
  if (found === undefined) throw missing('price', id, 'items[0][price]');
  return found;
}

/** The items after a change: one without an id is added. */
function changedItems(state: StripeState, { items: { data } }: StripeSubscription, wanted: readonly Form[]): SubscriptionItem[] {
  let items = data;
  for (const form of wanted) {
    const [id, price] = [textIn(form, 'id'), priceAt(state, textIn(form, 'price') ?? '')];
    if (id !== undefined && !items.some((item) => item.id === id)) throw missing('subscription_item', id, 'items[0][id]');
    items = id === undefined ? [...items, itemOf(state, price)] : items.map((item) => (item.id === id ? { ...item, price } : item));
  }
  return items;
}

const costOf = (items: readonly SubscriptionItem[]) => items.reduce((sum, { price }) => sum + (price.unit_amount ?? 0), 0);

function bankError(bank: Exclude<Bank, 'ok'>): StripeAnswer {
  if (bank === 'requires_action') {
    return new StripeAnswer(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  }
  return new StripeAnswer(402, { type: 'card_error', message: 'Your card was declined.', param: '', ...bank });
}

function charge(state: StripeState, subscription: StripeSubscription, cents: number, form: Form): 'paid' | 'pending' {
  const behavior = textIn(form, 'payment_behavior');
  if (cents <= 0 || textIn(form, 'proration_behavior') !== 'always_invoice') return 'paid';
  if (state.bank !== 'ok' && behavior !== 'pending_if_incomplete') throw bankError(state.bank);
  const isPaid = state.bank === 'ok';
  subscription.latest_invoice = addInvoice(state, subscription, cents, isPaid ? 'paid' : 'open').id;
  return isPaid ? 'paid' : 'pending';
}

export function updateSubscription(state: StripeState, id: string, form: Form): StripeSubscription {
  const subscription = subscriptionAt(state, id);
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  checkCancels(form);
  setCancels(subscription, form);
  const items = changedItems(state, subscription, listIn(form, 'items'));
  const paid = charge(state, subscription, costOf(items) - costOf(subscription.items.data), form);
  if (paid === 'paid') subscription.items.data = items;
  else subscription.pending_update = { expires_at: secondsNow() + 23 * 3600, subscription_items: items };
  return subscription;
}

export function cancelSubscription(state: StripeState, id: string): StripeSubscription {
  const subscription = subscriptionAt(state, id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  subscription.status = 'canceled';
  return subscription;
}

function pendingOf({ subscriptions }: StripeState, invoice: Invoice): StripeSubscription | undefined {
  return [...subscriptions.values()].find(({ latest_invoice: latest, pending_update: pending }) => pending !== null && latest === invoice.id);
}

/** Confirms the invoice on its page at the bank: waiting changes apply. */
export function confirmInvoice(state: StripeState, invoice: Invoice): void {
  const subscription = pendingOf(state, invoice);
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.total });
  if (subscription?.pending_update) subscription.items.data = subscription.pending_update.subscription_items;
  if (subscription) subscription.pending_update = null;
}

/** Also ends changes that waited for it. */
export function voidInvoice(state: StripeState, id: string): Invoice {
  const invoice = state.invoices.get(id);
  if (invoice === undefined) throw missing('invoice', id);
  if (invoice.status !== 'open') throw invalid('You can only pass in open invoices. This invoice is not open.');
  const subscription = pendingOf(state, invoice);
  if (subscription) subscription.pending_update = null;
  invoice.status = 'void';
  return invoice;
}
