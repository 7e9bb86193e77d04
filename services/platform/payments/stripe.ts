// The payments port over Stripe, the same on both platforms.
import { Stripe } from 'stripe';
import { Refusal, unavailable } from '../errors.ts';
import { maxInvoicesShown, type PaidInvoice, type PaidSubscription, type Payments, type SoldPlan } from '../ports/payments.ts';
import { noticeOf } from './notices.ts';
import { checkSignature } from './signed-notices.ts';

export type StripeSettings = {
  secretKey: string;
  /** Of the webhook's endpoint. */
  webhookSecret: string;
  /** Another server of the same API, for tests. */
  apiUrl?: string | undefined;
};

/** What we were written for: Stripe answers in this shape, whatever it does by itself by then. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 15_000;
const retries = 2;
const currency = 'usd';

const productId = (plan: string) => `kloak-${plan}`;
const lookupKey = (plan: string) => `kloak-${plan}-month`;

function clientOf({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  const elsewhere = url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const) };
  return new Stripe(secretKey, { apiVersion, timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false, ...elsewhere });
}

/** What Stripe throws, in our words: what is no fault of ours may succeed later. */
function translated(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new Refusal('conflict', 'card-declined', 'Your card was declined. You were not charged.');
  const passes = [
    Stripe.errors.StripeConnectionError,
    Stripe.errors.StripeAPIError,
    Stripe.errors.StripeRateLimitError,
    Stripe.errors.StripeAuthenticationError,
  ];
  return passes.some((one) => error instanceof one) ? unavailable('The payment provider') : error;
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** What lives of it and is of a plan of ours; what waits for its first payment is not there yet. */
function shown({ id, status, items, cancel_at_period_end: cancels }: Stripe.Subscription): PaidSubscription[] {
  const item = items.data[0];
  const plan = item?.price.metadata.plan;
  const isDue = status === 'past_due' || status === 'unpaid';
  if (item === undefined || plan === undefined || !(isDue || status === 'active' || status === 'trialing')) return [];
  return [{ id, plan, status: isDue ? 'PAST_DUE' : 'ACTIVE', periodEnd: isoOf(item.current_period_end), cancels }];
}

const invoiceOf = ({ id, total, status, created, hosted_invoice_url: url }: Stripe.Invoice): PaidInvoice => ({
  id,
  cents: total,
  status: status === 'paid' ? 'PAID' : 'OPEN',
  at: isoOf(created),
  url: url ?? undefined,
});

function unlessMissing(error: unknown): void {
  const isMissing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
  if (!isMissing) throw error;
}

async function syncProduct(stripe: Stripe, { id, name, description }: SoldPlan): Promise<void> {
  const facts = { name: `Kloak ${name}`, description, metadata: { plan: id } };
  try {
    await stripe.products.update(productId(id), facts);
  } catch (error) {
    unlessMissing(error);
    await stripe.products.create({ id: productId(id), ...facts });
  }
}

/** A price never changes: another one takes over its name, and who pays the old one goes on. */
async function syncPrice(stripe: Stripe, { id, cents }: SoldPlan): Promise<void> {
  const found = (await stripe.prices.list({ lookup_keys: [lookupKey(id)], active: true })).data[0];
  if (found?.unit_amount === cents && found.metadata.plan === id) return;
  const price = { product: productId(id), currency, unit_amount: cents, recurring: { interval: 'month' as const } };
  await stripe.prices.create({ ...price, lookup_key: lookupKey(id), transfer_lookup_key: true, metadata: { plan: id } });
}

async function priceOf(stripe: Stripe, plan: string): Promise<string> {
  const found = (await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true })).data[0];
  if (found === undefined) throw new Refusal('unavailable', 'no-price', 'The plans are not at the payment provider yet: an admin runs `npm run sync-plans`.');
  return found.id;
}

/** What was last paid for a subscription goes back. */
async function refund(stripe: Stripe, subscription: string, key: string): Promise<void> {
  const invoice = (await stripe.invoices.list({ subscription, status: 'paid', limit: 1 })).data[0];
  if (invoice === undefined) return;
  const paid = (await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' })).data[0]?.payment.payment_intent;
  if (paid) await stripe.refunds.create({ payment_intent: typeof paid === 'string' ? paid : paid.id }, { idempotencyKey: `${key}-refund` });
}

async function lastFourOf(stripe: Stripe, customer: string): Promise<string | undefined> {
  return (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 })).data[0]?.card?.last4;
}

export function stripePayments(settings: StripeSettings): Payments {
  const stripe = clientOf(settings);
  const asked = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      throw translated(error);
    }
  };
  const changePlan: Payments['changePlan'] = async ({ subscription, plan, prorates, key }) => {
    const [price, { items }] = await Promise.all([priceOf(stripe, plan), stripe.subscriptions.retrieve(subscription)]);
    const item = items.data[0]?.id;
    const behavior = prorates
      ? ({ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const)
      : ({ proration_behavior: 'none' } as const);
    await stripe.subscriptions.update(subscription, { items: [{ ...(item !== undefined && { id: item }), price }], ...behavior }, { idempotencyKey: key });
  };
  return {
    isSandbox: false,
    syncCatalogue: (plans) =>
      asked(
        (async () => {
          for (const plan of plans) {
            await syncProduct(stripe, plan);
            await syncPrice(stripe, plan);
          }
        })(),
      ),
    ensureCustomer: async (member) => (await asked(stripe.customers.create({ metadata: { member } }, { idempotencyKey: `customer-${member}` }))).id,
    async openCheckout({ customer, plan, returnUrl, cancelUrl, key }) {
      const line = { price: await asked(priceOf(stripe, plan)), quantity: 1 };
      const page = { mode: 'subscription' as const, customer, line_items: [line], success_url: returnUrl, cancel_url: cancelUrl };
      const { url } = await asked(
        stripe.checkout.sessions.create({ ...page, automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }, { idempotencyKey: key }),
      );
      if (url === null) throw unavailable('The payment provider');
      return { url };
    },
    openPortal: ({ customer, returnUrl, key }) => asked(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }, { idempotencyKey: key })),
    async subscriptionsOf(customer) {
      const { data } = await asked(stripe.subscriptions.list({ customer, limit: 100 }));
      return data.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1)).flatMap(shown);
    },
    changePlan: (wanted) => asked(changePlan(wanted)),
    async setCancels({ subscription, cancels, key }) {
      await asked(stripe.subscriptions.update(subscription, { cancel_at_period_end: cancels }, { idempotencyKey: key }));
    },
    async refundAndEnd({ subscription, key }) {
      await asked(refund(stripe, subscription, key));
      await asked(stripe.subscriptions.cancel(subscription, undefined, { idempotencyKey: key }));
    },
    async removeCustomer(customer) {
      // It ends the customer's subscriptions and open checkouts, too.
      await asked(stripe.customers.del(customer).catch(unlessMissing));
    },
    async paymentsOf(customer) {
      const [{ data }, lastFour] = await asked(Promise.all([stripe.invoices.list({ customer, limit: maxInvoicesShown }), lastFourOf(stripe, customer)]));
      return { invoices: data.map(invoiceOf), lastFour };
    },
    async readNotice(body, signature) {
      checkSignature(body, signature, settings.webhookSecret, new Date());
      return noticeOf(body);
    },
  };
}
