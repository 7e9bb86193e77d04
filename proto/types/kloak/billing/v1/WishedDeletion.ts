// Original file: proto/kloak/billing/v1/events.proto


export interface WishedDeletion {
  /**
   * When the account is deleted: ISO 8601 UTC. Until then the plan is to end with its period, and none is bought. Empty where the member keeps the account.
   */
  'at'?: (string);
  /**
   * How the plan stood before: whether it was to end anyway, and which smaller one was to follow; that is so again where the account is kept.
   */
  'cancelled'?: (boolean);
  'nextPlan'?: (string);
  /**
   * Which event of identity said so, in the lane of the account: what an earlier one said is over.
   */
  'seq'?: (number);
  '_nextPlan'?: "nextPlan";
}

export interface WishedDeletion__Output {
  /**
   * When the account is deleted: ISO 8601 UTC. Until then the plan is to end with its period, and none is bought. Empty where the member keeps the account.
   */
  'at': (string);
  /**
   * How the plan stood before: whether it was to end anyway, and which smaller one was to follow; that is so again where the account is kept.
   */
  'cancelled': (boolean);
  'nextPlan'?: (string);
  /**
   * Which event of identity said so, in the lane of the account: what an earlier one said is over.
   */
  'seq': (number);
  '_nextPlan'?: "nextPlan";
}
