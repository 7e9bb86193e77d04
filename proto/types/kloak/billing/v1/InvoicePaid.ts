// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * The provider was paid.
 */
export interface InvoicePaid {
  'member'?: (string);
  'invoice'?: (string);
  /**
   * US cents.
   */
  'cents'?: (number);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * The provider was paid.
 */
export interface InvoicePaid__Output {
  'member': (string);
  'invoice': (string);
  /**
   * US cents.
   */
  'cents': (number);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
