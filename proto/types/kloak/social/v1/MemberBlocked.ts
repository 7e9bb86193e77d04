// Original file: proto/kloak/social/v1/events.proto


/**
 * `by` blocked the other; what ended between the two stands in the events before it.
 */
export interface MemberBlocked {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
  /**
   * Who blocks the other now.
   */
  'blockers'?: (string)[];
  /**
   * Who was declined last, and when (ISO 8601 UTC), where there is nothing newer; and whether they asked again, which only they see.
   */
  'declined'?: (string);
  'declinedAt'?: (string);
  'held'?: (boolean);
  '_declined'?: "declined";
}

/**
 * `by` blocked the other; what ended between the two stands in the events before it.
 */
export interface MemberBlocked__Output {
  'low': (string);
  'high': (string);
  'by': (string);
  /**
   * Who blocks the other now.
   */
  'blockers': (string)[];
  /**
   * Who was declined last, and when (ISO 8601 UTC), where there is nothing newer; and whether they asked again, which only they see.
   */
  'declined'?: (string);
  'declinedAt': (string);
  'held': (boolean);
  '_declined'?: "declined";
}
