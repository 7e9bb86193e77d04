// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * For 21 days a payment was due: nothing can be uploaded until it is paid.
 */
export interface UploadsLocked {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * For 21 days a payment was due: nothing can be uploaded until it is paid.
 */
export interface UploadsLocked__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
