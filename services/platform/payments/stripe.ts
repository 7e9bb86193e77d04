// The payments port over Stripe, the same on both platforms.
import { Stripe } from 'stripe';
import { Refusal, unavailable } from '../errors.ts';
import { maxInvoicesShown, type PaidSubscription, type Payments } from '../ports/payments.ts';
import { noticeOf } from './notices.ts';
import { checkSignature } from './signed-notices.ts';
import { priceOf, productsOf, syncCatalogue } from './stripe-catalogue.ts';
import { changePlan } from './stripe-change.ts';
import { type Notes, openNotes } from './stripe-notes.ts';
import { readInvoice, readSubscription } from './stripe-readings.ts';
import { isCustomerGone, isMissing, isOperatorFault, isRequestRefused, reasonOf, toRefusal } from './stripe-refusals.ts';

export type StripeSettings = {
  secretKey: string;
  /** Secret of the webhook's endpoint. */
  webhookSecret: string;
  /** Another server of the same API, for tests. */
  apiUrl?: string | undefined;
};

/** API version of this code: Stripe answers in this format, even if its default changes. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 15_000;
const retries = 2;
/** Maximum of one answer of Stripe's lists: many of the newest invoices may be hidden ones. */
const maxListed = 100;

function clientOf({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  const elsewhere = url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const) };
  return new Stripe(secretKey, { apiVersion, timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false, ...elsewhere });
}

/** Translates errors of the work, and notes those that only the operator can fix. `what` completes "the payment provider refuses to …". */
function asking({ note, clear }: Notes) {
  return async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await work();
      clear(what);
      return answer;
    } catch (error) {
      if (isOperatorFault(error)) note(what, `the payment provider refuses to ${what} (${reasonOf(error)})`);
      if (error instanceof Refusal && error.code === 'no-price') note(what, 'the payment provider lacks plans of ours: `npm run sync-plans` makes them');
      throw toRefusal(error);
    }
  };
}

/** Replaces a missing object by a default. */
const orNone =
  <None>(none: None) =>
  (error: unknown): None => {
    if (isMissing(error)) return none;
    throw error;
  };

const alreadyRefunded = (error: unknown): void => {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')) throw error;
};

/** Refunds the last payment of a subscription. */
async function refund(stripe: Stripe, subscription: string, key: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 1 }).catch(orNone({ data: [] }));
  const invoice = data[0];
  if (invoice === undefined) return;
  const paid = (await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' })).data[0]?.payment.payment_intent;
  if (!paid) return;
  const intent = typeof paid === 'string' ? paid : paid.id;
  await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `${key}-refund` }).catch(alreadyRefunded);
}

async function lastFourOf(stripe: Stripe, customer: string): Promise<string | undefined> {
  return (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 })).data[0]?.card?.last4;
}

type CheckoutWanted = Parameters<Payments['openCheckout']>[0];

/** Collects taxes if they are set up. Each combination has an idempotency key of its own, since a key is valid for one request only. */
async function openCheckout(stripe: Stripe, notes: Notes, { customer, plan, returnUrl, cancelUrl, key }: CheckoutWanted) {
  const lines = [{ price: await priceOf(stripe, plan), quantity: 1 }];
  const page = { mode: 'subscription' as const, customer, line_items: lines, success_url: returnUrl, cancel_url: cancelUrl };
  const taxed = { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } };
  const own = `${key}-${customer}`;
  try {
    const session = await stripe.checkout.sessions.create({ ...page, ...taxed }, { idempotencyKey: own });
    notes.clear('taxes');
    return session;
  } catch (error) {
    if (!isRequestRefused(error)) throw error;
    const session = await stripe.checkout.sessions.create(page, { idempotencyKey: `${own}-untaxed` });
    notes.note('taxes', `checkouts go without taxes, which the payment provider refuses (${reasonOf(error)}): set up its taxes`);
    return session;
  }
}

/** Ends with its period, or not at all: sets both fields that control it. */
async function setCancels(stripe: Stripe, { subscription, cancels, key }: Parameters<Payments['setCancels']>[0]): Promise<void> {
  const after = await stripe.subscriptions.update(subscription, { cancel_at_period_end: cancels }, { idempotencyKey: key });
  if (!cancels && after.cancel_at) await stripe.subscriptions.update(subscription, { cancel_at: '' }, { idempotencyKey: `${key}-day` });
}

/** A restricted key may not read it. */
async function accountOf(stripe: Stripe): Promise<string | undefined> {
  const account = await stripe.accounts.retrieveCurrent().catch((error: unknown) => {
    if (isRequestRefused(error)) return undefined;
    throw error;
  });
  return account?.id;
}

/** Uses the same request as `subscriptionsOf`: facts about a removed customer can still be read one by one. */
async function isGone(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    await stripe.subscriptions.list({ customer, limit: 1 });
    return false;
  } catch (error) {
    if (isCustomerGone(error)) return true;
    throw error;
  }
}

async function subscriptionsOf(stripe: Stripe, notes: Notes, customer: string): Promise<PaidSubscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: maxListed }).catch((error: unknown) => {
    if (isCustomerGone(error)) return { data: [] };
    throw error;
  });
  const inOrder = data.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  const found: PaidSubscription[] = [];
  for (const one of inOrder) found.push(...readSubscription(one, await productsOf(stripe, one.items.data)));
  const about = `plan of ${customer}`;
  if (found.length === 0 || found.some(({ plan }) => plan !== undefined)) notes.clear(about);
  else notes.note(about, 'a subscription at the payment provider is none of our plans: who pays for it keeps the plan as it was');
  return found;
}

export function stripePayments(settings: StripeSettings): Payments {
  const stripe = clientOf(settings);
  const notes = openNotes();
  const ask = asking(notes);
  return {
    isSandbox: false,
    syncCatalogue: (plans) => ask('take our plans', () => syncCatalogue(stripe, plans)),
    async ensureCustomer(member, gone) {
      const idempotencyKey = gone === undefined ? `customer-${member}` : `customer-${member}-after-${gone}`;
      return (await ask('make a customer', () => stripe.customers.create({ metadata: { member } }, { idempotencyKey }))).id;
    },
    async openCheckout(wanted) {
      const { url } = await ask('open a checkout', () => openCheckout(stripe, notes, wanted));
      if (url === null) throw unavailable('The payment provider');
      return { url };
    },
    async openPortal({ customer, returnUrl, key }) {
      const open = () => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }, { idempotencyKey: `${key}-${customer}` });
      return { url: (await ask('open its page where cards are changed', open)).url };
    },
    account: () => ask('tell its account', () => accountOf(stripe)),
    isGone: (customer) => ask('tell subscriptions', () => isGone(stripe, customer)),
    subscriptionsOf: (customer) => ask('tell subscriptions', () => subscriptionsOf(stripe, notes, customer)),
    changePlan: (wanted) => ask('change a plan', () => changePlan(stripe, wanted)),
    setCancels: (wanted) => ask('end or keep a plan', () => setCancels(stripe, wanted)),
    refundAndEnd: ({ subscription, key }) =>
      ask('end a plan and pay it back', async () => {
        await refund(stripe, subscription, key);
        await stripe.subscriptions.cancel(subscription, undefined, { idempotencyKey: key }).catch(orNone(undefined));
      }),
    // It ends the customer's subscriptions and open checkouts, too.
    removeCustomer: (customer) => ask('remove a customer', async () => void (await stripe.customers.del(customer).catch(orNone(undefined)))),
    paymentsOf: (customer) =>
      ask('tell invoices', async () => {
        const listed = stripe.invoices.list({ customer, limit: maxListed }).catch(orNone({ data: [] }));
        const [{ data }, lastFour] = await Promise.all([listed, lastFourOf(stripe, customer).catch(orNone(undefined))]);
        return { invoices: data.flatMap(readInvoice).slice(0, maxInvoicesShown), lastFour };
      }),
    async readNotice(body, signature) {
      checkSignature(body, signature, settings.webhookSecret, new Date());
      return noticeOf(body);
    },
    warn: (words) => (words === undefined ? notes.clear('customers') : notes.note('customers', words)),
    warnings: notes.words,
  };
}
