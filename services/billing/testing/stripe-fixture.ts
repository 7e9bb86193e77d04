// Billing with Stripe as its provider, whose account has our plans, and one member.
import type { Service } from '@kloak/platform/service.ts';
import { monthSeconds, type Price, type StripeSubscription, type SubscriptionItem, secondsNow } from '@kloak/platform/testing/stripe/state.ts';
import { type StripeServer, startStripe } from '@kloak/platform/testing/stripe/stripe-server.ts';
import { paidPlans } from '@kloak/proto/rules/plans.ts';
import type { Invoice__Output, SubscriptionResponse__Output } from '@kloak/proto/types/billing.ts';
import { type BillingFixture, startFixture } from './fixture.ts';

export const isCheckout = expect.stringContaining('https://checkout.stripe.example/');
export const isInvoicePage = expect.stringContaining('https://invoice.stripe.example/');
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A price that is none of a plan. */
export const support: Price = { id: 'price_support', object: 'price', active: true, unit_amount: 100, metadata: {}, lookup_key: null, product: 'prod_support' };
export const itemBeside = (price: Price): SubscriptionItem => ({
  id: 'si_beside',
  object: 'subscription_item',
  price,
  current_period_end: secondsNow() + monthSeconds,
});

export function firstItem({ items: { data } }: StripeSubscription): SubscriptionItem {
  const [item] = data;
  if (item === undefined) throw new Error('no item');
  return item;
}

export type StripeFixture = {
  stripe: StripeServer;
  fixture: BillingFixture;
  /** Anna's subscription, as she sees it. */
  own(): Promise<SubscriptionResponse__Output>;
  cancel(): Promise<SubscriptionResponse__Output>;
  keep(): Promise<SubscriptionResponse__Output>;
  /** Address at which she gets the plan. */
  choose(plan: string): Promise<string>;
  /** Address at which she changes her card. */
  portal(): Promise<string>;
  invoices(): Promise<Invoice__Output[]>;
  /** Lets a webhook of a subscription be taken. */
  notify(subscription: StripeSubscription, type?: string): Promise<void>;
  /** Pays for a plan at its checkout. */
  buy(plan: string): Promise<StripeSubscription>;
  /** Warnings in `/readyz`. */
  warnings(): readonly string[];
  close(): Promise<void>;
};

export async function startStripeFixture(media: Service): Promise<StripeFixture> {
  const stripe = await startStripe();
  const payments = stripe.payments();
  await payments.syncCatalogue(paidPlans.map(({ id, name, cents }) => ({ id, name, cents, description: name })));
  const fixture = await startFixture(media, { payments });
  await fixture.join('anna');
  const anna = () => fixture.as('anna');
  const choose: StripeFixture['choose'] = async (plan) => (await anna().call('billing', 'ChoosePlan', { plan })).url;
  const notify: StripeFixture['notify'] = async (subscription, type = 'customer.subscription.updated') => {
    await fixture.harness.as().call('billing', 'TakeWebhook', stripe.notice(type, subscription));
    await fixture.harness.settled();
  };
  return {
    stripe,
    fixture,
    own: () => fixture.subscriptionOf('anna'),
    cancel: () => anna().call('billing', 'CancelSubscription', {}),
    keep: () => anna().call('billing', 'KeepPlan', {}),
    choose,
    portal: async () => (await anna().call('billing', 'OpenPortal', {})).url,
    invoices: async () => (await anna().call('billing', 'GetPayments', {})).invoices,
    notify,
    async buy(plan) {
      const subscription = stripe.pay(await choose(plan));
      await notify(subscription, 'customer.subscription.created');
      return subscription;
    },
    warnings: () => fixture.harness.running('billing').warnings(),
    async close() {
      await fixture.close();
      await stripe.close();
    },
  };
}
