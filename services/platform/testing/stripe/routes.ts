// Requests that the Stripe stand-in answers.
import { type Form, formIn, listIn, textIn } from './form.ts';
import { invalid, livingCustomer, missing, type Price, StripeAnswer, type StripeState, type StripeSubscription } from './state.ts';
import { cancelSubscription, subscriptionAt, updateSubscription, voidInvoice } from './subscriptions.ts';

type RouteRequest = { state: StripeState; id: string; form: Form };
type Route = (request: RouteRequest) => object;

const metadataIn = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(formIn(form, 'metadata')).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
const limited = <One>(form: Form, all: readonly One[]) => all.slice(0, Number(textIn(form, 'limit') ?? 10));

/** Expands `latest_invoice` if requested. */
function expanded({ invoices }: StripeState, subscription: StripeSubscription, form: Form): object {
  const isWanted = Object.values(formIn(form, 'expand')).includes('latest_invoice');
  const { latest_invoice: latest } = subscription;
  return { ...subscription, latest_invoice: isWanted && latest !== null ? (invoices.get(latest) ?? latest) : latest };
}

/** Ended ones are not listed. */
const isListed = ({ status }: StripeSubscription) => status !== 'canceled' && status !== 'incomplete_expired';

function openCheckout({ state, form }: RouteRequest): object {
  const customer = livingCustomer(state, textIn(form, 'customer') ?? '');
  const price = textIn(listIn(form, 'line_items')[0] ?? {}, 'price') ?? '';
  if (!state.prices.has(price)) throw missing('price', price, 'line_items[0][price]');
  const taxed = textIn(formIn(form, 'automatic_tax'), 'enabled') === 'true';
  if (taxed && !state.account.hasTaxes)
    throw invalid(
      'You must have a valid head office address to enable automatic tax calculation in test mode. Visit https://dashboard.stripe.com/test/settings/tax to update it.',
    );
  const id = state.nextId('cs');
  const session = { id, object: 'checkout.session', url: `https://checkout.stripe.example/c/${id}`, customer: customer.id, price, taxed };
  state.sessions.set(id, session);
  return session;
}

function openPortal({ state, form }: RouteRequest): object {
  const { id: customer } = livingCustomer(state, textIn(form, 'customer') ?? '');
  if (!state.account.hasPortal)
    throw invalid(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  const id = state.nextId('bps');
  return { id, object: 'billing_portal.session', customer, url: `https://billing.stripe.example/p/${id}` };
}

function createPrice({ state, form }: RouteRequest): object {
  const id = state.nextId('price');
  const lookupKey = textIn(form, 'lookup_key') ?? null;
  for (const other of state.prices.values()) if (other.lookup_key === lookupKey) other.lookup_key = null;
  const cents = Number(textIn(form, 'unit_amount') ?? 0);
  const price: Price = {
    id,
    object: 'price',
    active: true,
    unit_amount: cents,
    metadata: metadataIn(form),
    lookup_key: lookupKey,
    product: textIn(form, 'product') ?? '',
  };
  state.prices.set(id, price);
  return price;
}

function removeCustomer({ state, id }: RouteRequest): object {
  livingCustomer(state, id, 'id');
  const removed = { id, object: 'customer', deleted: true, metadata: {} } as const;
  state.customers.set(id, removed);
  for (const subscription of state.subscriptions.values()) if (subscription.customer === id) subscription.status = 'canceled';
  return { id, object: 'customer', deleted: true };
}

function productAt({ state, id }: RouteRequest) {
  const found = state.products.get(id);
  if (found === undefined) throw missing('product', id);
  return found;
}

/** Routes by method and path; `:id` matches any one part of it. */
export const routes: Readonly<Record<string, Route>> = {
  'GET /v1/account': ({ state: { account } }) => {
    if (account.id === undefined)
      throw new StripeAnswer(403, { type: 'invalid_request_error', message: 'The provided key does not have the required permissions.' });
    return { id: account.id, object: 'account' };
  },
  'POST /v1/customers': ({ state, form }) => {
    const customer = { id: state.nextId('cus'), object: 'customer', metadata: metadataIn(form) } as const;
    state.customers.set(customer.id, customer);
    return customer;
  },
  'GET /v1/customers/:id': ({ state, id }) => {
    const found = state.customers.get(id);
    if (found === undefined) throw missing('customer', id);
    return found;
  },
  'DELETE /v1/customers/:id': removeCustomer,
  'GET /v1/customers/:id/payment_methods': ({ state, id }) => {
    livingCustomer(state, id);
    return list([{ id: 'pm_1', object: 'payment_method', type: 'card', card: { last4: '4242' } }]);
  },
  'GET /v1/subscriptions': ({ state, form }) => {
    const customer = livingCustomer(state, textIn(form, 'customer') ?? '').id;
    return list(
      limited(
        form,
        [...state.subscriptions.values()].filter((one) => one.customer === customer && isListed(one)),
      ),
    );
  },
  'GET /v1/subscriptions/:id': ({ state, id, form }) => expanded(state, subscriptionAt(state, id), form),
  'POST /v1/subscriptions/:id': ({ state, id, form }) => expanded(state, updateSubscription(state, id, form), form),
  'DELETE /v1/subscriptions/:id': ({ state, id }) => cancelSubscription(state, id),
  'POST /v1/products': ({ state, form }) => {
    const product = {
      id: textIn(form, 'id') ?? state.nextId('prod'),
      object: 'product',
      name: textIn(form, 'name') ?? '',
      metadata: metadataIn(form),
    } as const;
    state.products.set(product.id, product);
    return product;
  },
  'GET /v1/products/:id': productAt,
  'POST /v1/products/:id': (request) => Object.assign(productAt(request), { name: textIn(request.form, 'name') ?? '', metadata: metadataIn(request.form) }),
  'GET /v1/prices': ({ state, form }) => {
    const keys = Object.values(formIn(form, 'lookup_keys'));
    return list([...state.prices.values()].filter(({ active, lookup_key: key }) => active && keys.includes(key ?? '')));
  },
  'POST /v1/prices': createPrice,
  'POST /v1/checkout/sessions': openCheckout,
  'POST /v1/billing_portal/sessions': openPortal,
  'GET /v1/invoices': ({ state, form }) => {
    const [customer, subscription, status] = [textIn(form, 'customer'), textIn(form, 'subscription'), textIn(form, 'status')];
    if (subscription !== undefined && !state.subscriptions.has(subscription)) throw missing('subscription', subscription, 'subscription');
    const found = [...state.invoices.values()].filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (subscription === undefined || one.parent?.subscription_details.subscription === subscription) &&
        (status === undefined || one.status === status),
    );
    return list(limited(form, found.toReversed()));
  },
  'POST /v1/invoices/:id/void': ({ state, id }) => voidInvoice(state, id),
  'GET /v1/invoice_payments': ({ form }) =>
    list([{ id: 'inpay_1', object: 'invoice_payment', invoice: textIn(form, 'invoice'), payment: { type: 'payment_intent', payment_intent: 'pi_1' } }]),
  'POST /v1/refunds': ({ state, form }) => ({ id: state.nextId('re'), object: 'refund', payment_intent: textIn(form, 'payment_intent') }),
};
