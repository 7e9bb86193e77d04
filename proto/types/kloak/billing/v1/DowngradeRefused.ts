// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * What is kept here did not fit into the smaller plan when it was to begin: the plan stays.
 */
export interface DowngradeRefused {
  'member'?: (string);
  'refusedPlan'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * What is kept here did not fit into the smaller plan when it was to begin: the plan stays.
 */
export interface DowngradeRefused__Output {
  'member': (string);
  'refusedPlan': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
