// Original file: proto/kloak/billing/v1/events.proto


export interface SandboxSubscription {
  'id'?: (string);
  'plan'?: (string);
  /**
   * ACTIVE, PAST_DUE or ENDED.
   */
  'status'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'startedAt'?: (string);
  'periodEnd'?: (string);
  'cancels'?: (boolean);
  /**
   * When the next attempt to be paid is made, of one that is due: ISO 8601 UTC.
   */
  'retryAt'?: (string);
  /**
   * Attempts that failed since it is due.
   */
  'attempts'?: (number);
  /**
   * Which period its renewal was announced of.
   */
  'announced'?: (string);
  '_retryAt'?: "retryAt";
  '_announced'?: "announced";
}

export interface SandboxSubscription__Output {
  'id': (string);
  'plan': (string);
  /**
   * ACTIVE, PAST_DUE or ENDED.
   */
  'status': (string);
  /**
   * ISO 8601 UTC.
   */
  'startedAt': (string);
  'periodEnd': (string);
  'cancels': (boolean);
  /**
   * When the next attempt to be paid is made, of one that is due: ISO 8601 UTC.
   */
  'retryAt'?: (string);
  /**
   * Attempts that failed since it is due.
   */
  'attempts': (number);
  /**
   * Which period its renewal was announced of.
   */
  'announced'?: (string);
  '_retryAt'?: "retryAt";
  '_announced'?: "announced";
}
