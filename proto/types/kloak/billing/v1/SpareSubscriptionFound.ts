// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * The member was found to pay for more than one subscription; this one is to end, and its money to go back.
 */
export interface SpareSubscriptionFound {
  'member'?: (string);
  'subscription'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * The member was found to pay for more than one subscription; this one is to end, and its money to go back.
 */
export interface SpareSubscriptionFound__Output {
  'member': (string);
  'subscription': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
