// Original file: proto/kloak/social/v1/events.proto


/**
 * `by` blocks the other no more.
 */
export interface MemberUnblocked {
  'low'?: (string);
  'high'?: (string);
  'by'?: (string);
  'blockers'?: (string)[];
  'declined'?: (string);
  'declinedAt'?: (string);
  'held'?: (boolean);
  '_declined'?: "declined";
}

/**
 * `by` blocks the other no more.
 */
export interface MemberUnblocked__Output {
  'low': (string);
  'high': (string);
  'by': (string);
  'blockers': (string)[];
  'declined'?: (string);
  'declinedAt': (string);
  'held': (boolean);
  '_declined'?: "declined";
}
