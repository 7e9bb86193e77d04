// The payments port: the provider that takes members' money. Two adapters are equal by services/platform/contract: Stripe, in the platform, and the
// sandbox, in billing's own log. Every verb refuses: 503 `unavailable` while the provider does not answer; 503 `provider-refused` for reasons of the
// provider, which are in `warnings`. `key` is our idempotency key: a repeat under it finds the first result.
import type { InvoiceStatus } from '@kloak/proto/rules/plans.ts';

/** A plan as it is sold: US cents a month. */
export type SoldPlan = { id: string; name: string; description: string; cents: number };

/** Paid subscription, or one that is due. Times are ISO 8601 UTC; fields that the provider omits stay unchanged. */
export type PaidSubscription = {
  id: string;
  /** One of our plans; absent if nothing identifies it. */
  plan?: string | undefined;
  /** OTHER: neither; the present plan stays, and nothing begins. */
  status: 'ACTIVE' | 'PAST_DUE' | 'OTHER';
  periodEnd?: string | undefined;
  cancels: boolean;
  /** End, if it differs from the end of its period. */
  endsAt?: string | undefined;
};

/** US cents. `at`: ISO 8601 UTC. `url`: the provider's page of it. */
export type PaidInvoice = { id: string; cents: number; status: InvoiceStatus; at: string; url?: string | undefined };

/** Content of a webhook: something of a customer changed. The provider is then asked for the present state, so the order of webhooks does not matter. */
export type PaymentNotice = {
  /** The provider's id of it, the same when it is sent again. */
  id: string;
  kind: string;
  customer?: string | undefined;
  /** Only for invoices: US cents. */
  invoice?: { id: string; cents: number } | undefined;
};

export type Payments = {
  /** No money moves. */
  isSandbox: boolean;
  /** Makes products and prices as they are in the table; may be repeated. */
  syncCatalogue(plans: readonly SoldPlan[]): Promise<void>;
  /** Customer of a member, created once; and once more after a removed one. */
  ensureCustomer(member: string, gone?: string): Promise<string>;
  /** URL of a hosted checkout; afterwards it continues at `returnUrl`, or after cancelling at `cancelUrl`. Refuses: 409 `customer-gone`. */
  openCheckout(wanted: { customer: string; plan: string; returnUrl: string; cancelUrl: string; key: string }): Promise<{ url: string }>;
  /** URL of a hosted page for changing the card and paying due invoices. Refuses: 409 `customer-gone`. */
  openPortal(wanted: { customer: string; returnUrl: string; key: string }): Promise<{ url: string }>;
  /** The provider's id of the account that owns the key; absent if the provider does not tell it. */
  account(): Promise<string | undefined>;
  /** True if the provider does not know the customer, or removed them. */
  isGone(customer: string): Promise<boolean>;
  /** Active subscriptions of a customer, the oldest first; none of a deleted customer. */
  subscriptionsOf(customer: string): Promise<PaidSubscription[]>;
  /**
   * Changes a subscription to another plan at once. `prorates`: the price difference for the rest of the period is charged now. `confirmUrl`: page where
   * the member's bank wants a confirmation; until then nothing is changed. Refuses, with nothing changed: 409 `subscription-gone`,
   * `confirmation-needed`, `no-card`, and codes for refused cards (`refusedCards`).
   */
  changePlan(wanted: { customer: string; subscription: string; plan: string; prorates: boolean; key: string }): Promise<{ confirmUrl?: string | undefined }>;
  /** Lets it end with its period, or not at all. Refuses: 409 `subscription-gone`. */
  setCancels(wanted: { customer: string; subscription: string; cancels: boolean; key: string }): Promise<void>;
  /** Ends it now, and refunds its last payment. A subscription that is gone is a success. */
  refundAndEnd(wanted: { customer: string; subscription: string; key: string }): Promise<void>;
  /** Removes a customer: subscriptions end now, and nothing is charged again. A customer who is gone is a success. */
  removeCustomer(customer: string): Promise<void>;
  /** The newest 12 that are paid, due or paid back, and the last four digits of the card. */
  paymentsOf(customer: string): Promise<{ invoices: PaidInvoice[]; lastFour?: string | undefined }>;
  /** Refuses: 400 `bad-signature` unless the provider signed it within the last 5 min. */
  readNotice(body: string, signature: string): Promise<PaymentNotice>;
  /** Adds a text to `warnings`, replacing the last added one; undefined removes it. */
  warn(words: string | undefined): void;
  /** Refusals of the provider for reasons of its own, in words for operators, until it succeeds again. */
  warnings(): readonly string[];
};

export const maxNoticeAgeSeconds = 300;
export const maxInvoicesShown = 12;
