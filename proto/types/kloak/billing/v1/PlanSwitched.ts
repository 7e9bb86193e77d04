// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * Another paid plan took the place of one.
 */
export interface PlanSwitched {
  'member'?: (string);
  'planBefore'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * Another paid plan took the place of one.
 */
export interface PlanSwitched__Output {
  'member': (string);
  'planBefore': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
