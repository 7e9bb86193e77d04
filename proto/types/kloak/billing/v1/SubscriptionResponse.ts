// Original file: proto/kloak/billing/v1/billing.proto


export interface SubscriptionResponse {
  'plan'?: (string);
  /**
   * Until when it is paid, or, where it cancels, when it ends: ISO 8601 UTC; absent on the free plan.
   */
  'periodEnd'?: (string);
  'cancels'?: (boolean);
  'nextPlan'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'dueSince'?: (string);
  'lockedAt'?: (string);
  /**
   * The provider is a sandbox: no money moves.
   */
  'sandbox'?: (boolean);
  /**
   * `plan` is given by an admin, and nothing is paid for it.
   */
  'given'?: (boolean);
  /**
   * No plan can be bought: the vault has a public address and no payment provider.
   */
  'closed'?: (boolean);
  '_periodEnd'?: "periodEnd";
  '_nextPlan'?: "nextPlan";
  '_dueSince'?: "dueSince";
  '_lockedAt'?: "lockedAt";
}

export interface SubscriptionResponse__Output {
  'plan': (string);
  /**
   * Until when it is paid, or, where it cancels, when it ends: ISO 8601 UTC; absent on the free plan.
   */
  'periodEnd'?: (string);
  'cancels': (boolean);
  'nextPlan'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'dueSince'?: (string);
  'lockedAt'?: (string);
  /**
   * The provider is a sandbox: no money moves.
   */
  'sandbox': (boolean);
  /**
   * `plan` is given by an admin, and nothing is paid for it.
   */
  'given': (boolean);
  /**
   * No plan can be bought: the vault has a public address and no payment provider.
   */
  'closed': (boolean);
  '_periodEnd'?: "periodEnd";
  '_nextPlan'?: "nextPlan";
  '_dueSince'?: "dueSince";
  '_lockedAt'?: "lockedAt";
}
