// Original file: proto/kloak/social/v1/events.proto


/**
 * Within 30 days after the other's no the same member asked again: only they themselves see that they did.
 */
export interface ConnectionRequestHeldOff {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
  /**
   * When the other declined, ISO 8601 UTC.
   */
  'declinedAt'?: (string);
}

/**
 * Within 30 days after the other's no the same member asked again: only they themselves see that they did.
 */
export interface ConnectionRequestHeldOff__Output {
  'low': (string);
  'high': (string);
  'by': (string);
  /**
   * When the other declined, ISO 8601 UTC.
   */
  'declinedAt': (string);
}
