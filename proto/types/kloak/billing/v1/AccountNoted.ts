// Original file: proto/kloak/billing/v1/events.proto


/**
 * provider:account — the account at the payment provider that members pay at.
 */
export interface AccountNoted {
  /**
   * The provider's id of it.
   */
  'account'?: (string);
}

/**
 * provider:account — the account at the payment provider that members pay at.
 */
export interface AccountNoted__Output {
  /**
   * The provider's id of it.
   */
  'account': (string);
}
