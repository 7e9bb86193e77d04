// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * Nothing is due any more.
 */
export interface PaymentSettled {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * Nothing is due any more.
 */
export interface PaymentSettled__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
