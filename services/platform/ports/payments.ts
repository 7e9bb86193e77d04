// The payments port: the provider that takes members' money. Two adapters: Stripe, in the platform, and the sandbox, in billing's own log; equal by
// services/platform/contract. Every verb refuses: 503 `unavailable` while the provider does not answer, 503 `provider-refused` what it refuses for reasons of its own,
// which `warnings` tells. `key` is ours: a repeat under it finds what was done.
import type { InvoiceStatus } from '@kloak/proto/rules/plans.ts';

/** A plan as it is sold: US cents a month. */
export type SoldPlan = { id: string; name: string; description: string; cents: number };

/** What is paid for, or should be. Times are ISO 8601 UTC; what the provider does not say stays as it was. */
export type PaidSubscription = {
  id: string;
  /** One of ours; absent where nothing says which one it is. */
  plan?: string | undefined;
  /** OTHER: neither; what was had stays, and nothing begins. */
  status: 'ACTIVE' | 'PAST_DUE' | 'OTHER';
  periodEnd?: string | undefined;
  cancels: boolean;
  /** When it ends, where that is not the end of its period. */
  endsAt?: string | undefined;
};

/** US cents. `at`: ISO 8601 UTC. `url`: the provider's page of it. */
export type PaidInvoice = { id: string; cents: number; status: InvoiceStatus; at: string; url?: string | undefined };

/** What a webhook tells: that something of a customer changed. What it is now, the provider is asked, so the order in which they come does not matter. */
export type PaymentNotice = {
  /** The provider's id of it, the same when it is sent again. */
  id: string;
  kind: string;
  customer?: string | undefined;
  /** Of invoices: US cents. */
  invoice?: { id: string; cents: number } | undefined;
};

export type Payments = {
  /** No money moves. */
  isSandbox: boolean;
  /** Makes products and prices as they are in the table; may be repeated. */
  syncCatalogue(plans: readonly SoldPlan[]): Promise<void>;
  /** The customer that stands for a member, made once; and once again after one that is gone. */
  ensureCustomer(member: string, gone?: string): Promise<string>;
  /** The address of a hosted checkout; afterwards it goes on at `returnUrl`, or when it is given up at `cancelUrl`. Refuses: 409 `customer-gone`. */
  openCheckout(wanted: { customer: string; plan: string; returnUrl: string; cancelUrl: string; key: string }): Promise<{ url: string }>;
  /** The address of a hosted page where the card is changed and what is due is paid. Refuses: 409 `customer-gone`. */
  openPortal(wanted: { customer: string; returnUrl: string; key: string }): Promise<{ url: string }>;
  /** The provider's id of the account that the key is of; absent where it does not say. */
  account(): Promise<string | undefined>;
  /** Whether the provider knows no such customer, or removed them. */
  isGone(customer: string): Promise<boolean>;
  /** What lives of a customer's subscriptions, the oldest first; none of a customer who is gone. */
  subscriptionsOf(customer: string): Promise<PaidSubscription[]>;
  /**
   * Changes a subscription to another plan at once. `prorates`: the difference of what is left of the period is asked for now. `confirmUrl`: where the member's bank
   * is to be told yes; until then nothing is changed. Refuses, with nothing changed: 409 `subscription-gone`, `confirmation-needed`, `no-card`, and what a bank
   * says of a card (`refusedCards`).
   */
  changePlan(wanted: { customer: string; subscription: string; plan: string; prorates: boolean; key: string }): Promise<{ confirmUrl?: string | undefined }>;
  /** Lets it end with its period, or not at all. Refuses: 409 `subscription-gone`. */
  setCancels(wanted: { customer: string; subscription: string; cancels: boolean; key: string }): Promise<void>;
  /** Ends it now, and gives back what was last paid for it. One that is gone is fine. */
  refundAndEnd(wanted: { customer: string; subscription: string; key: string }): Promise<void>;
  /** Removes a customer: what is paid for ends now, and nothing is ever asked for again. One that is gone is fine. */
  removeCustomer(customer: string): Promise<void>;
  /** The newest 12 that are paid, due or paid back, and the last four digits of the card. */
  paymentsOf(customer: string): Promise<{ invoices: PaidInvoice[]; lastFour?: string | undefined }>;
  /** Refuses: 400 `bad-signature` what the provider did not sign, or more than 5 min ago. */
  readNotice(body: string, signature: string): Promise<PaymentNotice>;
  /** Adds words to `warnings`, in place of those that were last added; none takes them back. */
  warn(words: string | undefined): void;
  /** What the provider refuses for reasons of its own, in words for who runs the vault, until it does it again. */
  warnings(): readonly string[];
};

export const maxNoticeAgeSeconds = 300;
export const maxInvoicesShown = 12;
