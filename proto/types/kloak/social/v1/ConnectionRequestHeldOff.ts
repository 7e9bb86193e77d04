// Original file: proto/kloak/social/v1/events.proto


/**
 * Within 30 days after the other's no, or while the other blocks them, a member asked: only they themselves see that they did.
 */
export interface ConnectionRequestHeldOff {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
  /**
   * When the other declined, or else when this was asked: ISO 8601 UTC.
   */
  'declinedAt'?: (string);
  /**
   * Who blocks the other.
   */
  'blockers'?: (string)[];
}

/**
 * Within 30 days after the other's no, or while the other blocks them, a member asked: only they themselves see that they did.
 */
export interface ConnectionRequestHeldOff__Output {
  'low': (string);
  'high': (string);
  'by': (string);
  /**
   * When the other declined, or else when this was asked: ISO 8601 UTC.
   */
  'declinedAt': (string);
  /**
   * Who blocks the other.
   */
  'blockers': (string)[];
}
