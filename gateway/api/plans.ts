import type { Received } from '@kloak/platform/rpc.ts';
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
import { plans as allPlans, type Plan, planOf, priceLabel } from '@kloak/proto/rules/plans.ts';
import { handlerRoute, type Route, route } from './route.ts';

const productOf = (plan: Plan): Product => ({
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
}: Received<'billing.GetSubscription'>): Subscription => ({
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

const statuses = ['PAID', 'OPEN', 'REFUNDED'] as const;

const invoiceOf = ({ id, cents, status: told, at, url }: Received<'billing.GetPayments'>['invoices'][number]): Invoice => ({
  _id: id,
  cents,
  status: statuses.find((status) => status === told) ?? 'OPEN',
  createdAt: at,
  url,
});

export const plans: readonly Route[] = [
  handlerRoute(retrieveProducts, { rpcs: [], limit: 'read', handle: async () => ({ products: allPlans.map(productOf) }) }),
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
    toAnswer: ({ invoices, lastFour }) => ({ invoices: invoices.map(invoiceOf), lastFour }),
  }),
  route(openPortal, { rpc: 'billing.OpenPortal', limit: 'payment' }),
];
