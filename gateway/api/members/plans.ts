import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  cancelSubscription,
  createCheckoutSession,
  getPayments,
  getSubscription,
  keepPlan,
  openPortal,
  profileProduct,
  retrieveProducts,
} from '@kloak/proto/api/plans.ts';
import type { Invoice, Plan as Product, Subscription } from '@kloak/proto/api/types.ts';
import { plans as allPlans, type Plan, planOf, priceLabel, readInvoiceStatus } from '@kloak/proto/rules/plans.ts';
import { handlerRoute, type Route, route } from '../route.ts';

export const productOf = (plan: Plan): Product => ({
  _id: plan.id,
  name: plan.name,
  description: plan.includes.join(', '),
  price_label: priceLabel(plan),
  storage_amount: plan.storageBytes,
});

const subscriptionOf = ({
  plan,
  periodEnd,
  cancels,
  nextPlan,
  dueSince,
  lockedAt,
  sandbox,
  given,
  closed,
}: ResponseOf<'billing.GetSubscription'>): Subscription => ({
  product: productOf(planOf(plan)),
  periodEnd,
  cancels,
  ...(nextPlan !== undefined && { nextProduct: productOf(planOf(nextPlan)) }),
  dueSince,
  lockedAt,
  sandbox,
  ...(given && { given }),
  ...(closed && { closed }),
});

/** An invoice in an unknown state is left out. */
function invoiceOf({ id, cents, status: told, at, url }: ResponseOf<'billing.GetPayments'>['invoices'][number]): Invoice[] {
  const status = readInvoiceStatus(told);
  return status === undefined ? [] : [{ _id: id, cents, status, createdAt: at, url }];
}

export const plans: readonly Route[] = [
  handlerRoute(retrieveProducts, { rpcs: [], limit: 'read', handle: async ({ publishableKey }) => ({ products: allPlans.map(productOf), publishableKey }) }),
  route(profileProduct, {
    rpc: 'billing.GetPlan',
    limit: 'read',
    toAnswer: ({ plan }) => ({ product: productOf(planOf(plan)) }),
  }),
  route(createCheckoutSession, {
    rpc: 'billing.ChoosePlan',
    limit: 'payment',
    toRequest: ({ body: { product } }) => ({ plan: product }),
  }),
  route(cancelSubscription, {
    rpc: 'billing.CancelSubscription',
    limit: 'payment',
    toRequest: () => ({}),
    toAnswer: (received) => ({ subscription: subscriptionOf(received) }),
  }),
  route(keepPlan, {
    rpc: 'billing.KeepPlan',
    limit: 'payment',
    toAnswer: (received) => ({ subscription: subscriptionOf(received) }),
  }),
  route(getSubscription, {
    rpc: 'billing.GetSubscription',
    limit: 'read',
    toAnswer: (received) => ({ subscription: subscriptionOf(received) }),
  }),
  route(getPayments, {
    rpc: 'billing.GetPayments',
    limit: 'payment',
    toAnswer: ({ invoices, lastFour }) => ({ invoices: invoices.flatMap(invoiceOf), lastFour }),
  }),
  route(openPortal, { rpc: 'billing.OpenPortal', limit: 'payment' }),
];
