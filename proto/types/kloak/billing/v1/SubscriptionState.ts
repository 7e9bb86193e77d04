// Original file: proto/kloak/billing/v1/events.proto

import type { WishedDeletion as _kloak_billing_v1_WishedDeletion, WishedDeletion__Output as _kloak_billing_v1_WishedDeletion__Output } from '../../../kloak/billing/v1/WishedDeletion.ts';

/**
 * How a member's plan stands. Ids of plans are those of proto/rules/plans.ts.
 */
export interface SubscriptionState {
  /**
   * Whose plan this is at the payment provider; empty before the first checkout.
   */
  'customer'?: (string);
  /**
   * What is paid for: the provider's id. Empty on the free plan.
   */
  'subscription'?: (string);
  'plan'?: (string);
  /**
   * Until when it is paid: ISO 8601 UTC. Empty on the free plan.
   */
  'periodEnd'?: (string);
  /**
   * It ends with its period.
   */
  'cancels'?: (boolean);
  /**
   * The smaller plan that the member asked for, from the end of the period on; absent where there is none.
   */
  'nextPlan'?: (string);
  /**
   * Since when a payment is due: ISO 8601 UTC; absent where none is.
   */
  'dueSince'?: (string);
  /**
   * Since when nothing can be uploaded, because nothing was paid: ISO 8601 UTC; absent where it can.
   */
  'lockedAt'?: (string);
  /**
   * How often the plan or what is limited by it changed: what was promised of an older one holds no more.
   */
  'changes'?: (number);
  /**
   * What the member last wished of the account; absent where it was never to be deleted.
   */
  'deletion'?: (_kloak_billing_v1_WishedDeletion | null);
  /**
   * The plan whose space an admin gave; absent where none was. The larger of it and `plan` counts.
   */
  'given'?: (string);
  /**
   * When it ends, where that is not the end of its period: ISO 8601 UTC; absent where it is, or where it does not end.
   */
  'endsAt'?: (string);
  '_nextPlan'?: "nextPlan";
  '_dueSince'?: "dueSince";
  '_lockedAt'?: "lockedAt";
  '_deletion'?: "deletion";
  '_given'?: "given";
  '_endsAt'?: "endsAt";
}

/**
 * How a member's plan stands. Ids of plans are those of proto/rules/plans.ts.
 */
export interface SubscriptionState__Output {
  /**
   * Whose plan this is at the payment provider; empty before the first checkout.
   */
  'customer': (string);
  /**
   * What is paid for: the provider's id. Empty on the free plan.
   */
  'subscription': (string);
  'plan': (string);
  /**
   * Until when it is paid: ISO 8601 UTC. Empty on the free plan.
   */
  'periodEnd': (string);
  /**
   * It ends with its period.
   */
  'cancels': (boolean);
  /**
   * The smaller plan that the member asked for, from the end of the period on; absent where there is none.
   */
  'nextPlan'?: (string);
  /**
   * Since when a payment is due: ISO 8601 UTC; absent where none is.
   */
  'dueSince'?: (string);
  /**
   * Since when nothing can be uploaded, because nothing was paid: ISO 8601 UTC; absent where it can.
   */
  'lockedAt'?: (string);
  /**
   * How often the plan or what is limited by it changed: what was promised of an older one holds no more.
   */
  'changes': (number);
  /**
   * What the member last wished of the account; absent where it was never to be deleted.
   */
  'deletion'?: (_kloak_billing_v1_WishedDeletion__Output | null);
  /**
   * The plan whose space an admin gave; absent where none was. The larger of it and `plan` counts.
   */
  'given'?: (string);
  /**
   * When it ends, where that is not the end of its period: ISO 8601 UTC; absent where it is, or where it does not end.
   */
  'endsAt'?: (string);
  '_nextPlan'?: "nextPlan";
  '_dueSince'?: "dueSince";
  '_lockedAt'?: "lockedAt";
  '_deletion'?: "deletion";
  '_given'?: "given";
  '_endsAt'?: "endsAt";
}
