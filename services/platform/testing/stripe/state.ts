// State of the Stripe stand-in, in the shapes of Stripe's API. Times are seconds since 1970.
import type { Stripe } from 'stripe';

/** An answer other than 200: `error` as Stripe writes it. */
export class StripeAnswer extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

export type Price = Pick<Stripe.Price, 'id' | 'object' | 'active' | 'unit_amount' | 'metadata' | 'lookup_key'> & {
  product: string | { id: string; object: 'product' };
};
export type SubscriptionItem = { id: string; object: 'subscription_item'; price: Price; current_period_end?: number };
export type StripeSubscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  /** Replaces the items' field in API versions before 2025-03-31. */
  current_period_end?: number;
  items: { object: 'list'; data: SubscriptionItem[] };
  latest_invoice: string | null;
  pending_update: { expires_at: number; subscription_items: SubscriptionItem[] } | null;
};
export type Invoice = {
  id: string;
  object: 'invoice';
  customer: string;
  status: string | null;
  total: number;
  amount_paid: number;
  created: number;
  hosted_invoice_url: string | null;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } } | null;
};
export type Customer = { id: string; object: 'customer'; deleted?: true; metadata: Record<string, string> };
export type Product = { id: string; object: 'product'; name: string; metadata: Record<string, string> };
export type Session = { id: string; object: string; url: string; customer: string; price: string; taxed: boolean };

/** Answer of the bank to a charge: `ok`, `requires_action`, or the code and decline code of its refusal. */
export type Bank = 'ok' | 'requires_action' | { code: string; decline_code?: string };

export type StripeState = {
  customers: Map<string, Customer>;
  products: Map<string, Product>;
  prices: Map<string, Price>;
  subscriptions: Map<string, StripeSubscription>;
  invoices: Map<string, Invoice>;
  sessions: Map<string, Session>;
  /** Setup of the account; a key without an `id` may not read it. */
  account: { id: string | undefined; hasTaxes: boolean; hasPortal: boolean };
  bank: Bank;
  /** Refuses requests with this beginning of method and path, like `GET /v1/subscriptions`. */
  refuses: Map<string, StripeAnswer>;
  nextId(prefix: string): string;
};

export function openState(): StripeState {
  let count = 0;
  return {
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    sessions: new Map(),
    account: { id: 'acct_1', hasTaxes: true, hasPortal: true },
    bank: 'ok',
    refuses: new Map(),
    nextId(prefix) {
      count += 1;
      return `${prefix}_${count}`;
    },
  };
}

export const secondsNow = (): number => Math.floor(Date.now() / 1000);
export const monthSeconds = 30 * 24 * 3600;

export function missing(what: string, id: string, param = 'id'): StripeAnswer {
  return new StripeAnswer(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export const invalid = (message: string, more: Readonly<Record<string, string>> = {}): StripeAnswer =>
  new StripeAnswer(400, { type: 'invalid_request_error', message, ...more });

/** A removed customer is known, but cannot be used. */
export function livingCustomer({ customers }: StripeState, id: string, param = 'customer'): Customer {
  const found = customers.get(id);
  if (found === undefined || found.deleted) throw missing('customer', id, param);
  return found;
}

export const itemOf = (state: StripeState, price: Price): SubscriptionItem => ({
  id: state.nextId('si'),
  object: 'subscription_item',
  price,
  current_period_end: secondsNow() + monthSeconds,
});

export function addInvoice(state: StripeState, subscription: Pick<StripeSubscription, 'id' | 'customer'>, total: number, status: string): Invoice {
  const id = state.nextId('in');
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer: subscription.customer,
    status,
    total,
    amount_paid: status === 'paid' ? total : 0,
    created: secondsNow(),
    hosted_invoice_url: status === 'draft' ? null : `https://invoice.stripe.example/i/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  };
  state.invoices.set(id, invoice);
  return invoice;
}

/** Creates a subscription like a paid checkout. */
export function addSubscription(state: StripeState, customer: string, prices: readonly Price[]): StripeSubscription {
  const id = state.nextId('sub');
  const items = prices.map((price) => itemOf(state, price));
  const total = prices.reduce((sum, { unit_amount: cents }) => sum + (cents ?? 0), 0);
  const subscription: StripeSubscription = {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    created: secondsNow(),
    cancel_at: null,
    cancel_at_period_end: false,
    items: { object: 'list', data: items },
    latest_invoice: addInvoice(state, { id, customer }, total, 'paid').id,
    pending_update: null,
  };
  state.subscriptions.set(id, subscription);
  return subscription;
}
