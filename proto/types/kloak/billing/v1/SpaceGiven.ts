// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * An admin gave the member the space of a plan, or took it back: `after.given` says which.
 */
export interface SpaceGiven {
  'member'?: (string);
  /**
   * The admin.
   */
  'by'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * An admin gave the member the space of a plan, or took it back: `after.given` says which.
 */
export interface SpaceGiven__Output {
  'member': (string);
  /**
   * The admin.
   */
  'by': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
