// Original file: proto/kloak/billing/v1/events.proto

import type { SubscriptionState as _kloak_billing_v1_SubscriptionState, SubscriptionState__Output as _kloak_billing_v1_SubscriptionState__Output } from '../../../kloak/billing/v1/SubscriptionState.ts';

export interface CancellationWithdrawn {
  'member'?: (string);
  'after'?: (_kloak_billing_v1_SubscriptionState | null);
}

export interface CancellationWithdrawn__Output {
  'member': (string);
  'after': (_kloak_billing_v1_SubscriptionState__Output | null);
}
