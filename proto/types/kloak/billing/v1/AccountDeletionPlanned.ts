// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * The member's account is to be deleted: nothing is to be paid any more.
 */
export interface AccountDeletionPlanned {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * The member's account is to be deleted: nothing is to be paid any more.
 */
export interface AccountDeletionPlanned__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
