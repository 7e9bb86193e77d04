// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * The account was deleted: the provider has nobody any more who pays for it.
 */
export interface CustomerForgotten {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * The account was deleted: the provider has nobody any more who pays for it.
 */
export interface CustomerForgotten__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
