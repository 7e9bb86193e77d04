// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * It is to end with its period.
 */
export interface CancellationPlanned {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * It is to end with its period.
 */
export interface CancellationPlanned__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
