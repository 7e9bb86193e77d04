import type { Subscription } from '@kloak/proto/api/types.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';

/** Returns the plans, and the payment provider's public key if it has one. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: () => query('GET /api/stripe/retrieve-products', {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the member's subscription. */
export function subscriptionQuery(me: string) {
  return queryOptions({
    queryKey: ['plan', 'subscription', me],
    queryFn: async () => (await query('POST /api/stripe/subscription', { profileId: me })).subscription,
  });
}

/** Returns the newest invoices, and the current card. */
export function paymentsQuery(me: string) {
  return queryOptions({ queryKey: ['plan', 'payments', me], queryFn: () => query('POST /api/stripe/payments', { profileId: me }) });
}

/** Returns the address of the checkout. */
export const chooseMutation = (me: string) =>
  mutationOptions({
    mutationFn: async (product: string) => (await mutate('POST /api/stripe/create-checkout-session', { product, profile: me, profileId: me })).url,
  });

/** Returns the address of the provider's page on which the card is changed. */
export const portalMutation = (me: string) => mutationOptions({ mutationFn: async () => (await mutate('POST /api/stripe/portal', { profileId: me })).url });

const changed = (client: QueryClient, me: string) => ({
  onSuccess: ({ subscription }: { subscription: Subscription }) => client.setQueryData(subscriptionQuery(me).queryKey, subscription),
});

export const cancelMutation = (client: QueryClient, me: string) =>
  mutationOptions({ mutationFn: (productId: string) => mutate('POST /api/stripe/cancel-subscription', { profile: me, productId }), ...changed(client, me) });

export const keepMutation = (client: QueryClient, me: string) =>
  mutationOptions({ mutationFn: () => mutate('POST /api/stripe/keep-plan', { profileId: me }), ...changed(client, me) });
