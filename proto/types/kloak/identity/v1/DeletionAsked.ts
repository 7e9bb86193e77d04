// Original file: proto/kloak/identity/v1/events.proto


/**
 * Its owner asked to have the account deleted. Until the day on which that is done all stays as it is.
 */
export interface DeletionAsked {
  'account'?: (string);
  /**
   * ISO 8601 UTC: when it is deleted, unless its owner keeps it. Tells one request from the next.
   */
  'deletesAt'?: (string);
}

/**
 * Its owner asked to have the account deleted. Until the day on which that is done all stays as it is.
 */
export interface DeletionAsked__Output {
  'account': (string);
  /**
   * ISO 8601 UTC: when it is deleted, unless its owner keeps it. Tells one request from the next.
   */
  'deletesAt': (string);
}
