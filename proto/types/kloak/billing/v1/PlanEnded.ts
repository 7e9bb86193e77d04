// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * Nothing is paid any more: the free plan.
 */
export interface PlanEnded {
  'member'?: (string);
  'planBefore'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * Nothing is paid any more: the free plan.
 */
export interface PlanEnded__Output {
  'member': (string);
  'planBefore': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
