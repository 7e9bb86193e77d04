// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

/**
 * subscription:{member} — what a member may keep here, and what is paid for it. Each event carries how it stands after it: only the newest is read.
 */
export interface CustomerAssigned {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

/**
 * subscription:{member} — what a member may keep here, and what is paid for it. Each event carries how it stands after it: only the newest is read.
 */
export interface CustomerAssigned__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
