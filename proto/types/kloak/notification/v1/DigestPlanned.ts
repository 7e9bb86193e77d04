// Original file: proto/kloak/notification/v1/events.proto


/**
 * digest:{member} — when a member is mailed what is new. Carries the running state: only the newest event is read.
 */
export interface DigestPlanned {
  'member'?: (string);
  /**
   * When it is looked at next whether there is something to mail: ISO 8601 UTC; empty where it is not.
   */
  'nextAt'?: (string);
  /**
   * What is of this moment or older was mailed: ISO 8601 UTC; empty where nothing was.
   */
  'toldTo'?: (string);
  /**
   * The same two of what is mailed at once.
   */
  'atOnceAt'?: (string);
  'atOnceTo'?: (string);
}

/**
 * digest:{member} — when a member is mailed what is new. Carries the running state: only the newest event is read.
 */
export interface DigestPlanned__Output {
  'member': (string);
  /**
   * When it is looked at next whether there is something to mail: ISO 8601 UTC; empty where it is not.
   */
  'nextAt': (string);
  /**
   * What is of this moment or older was mailed: ISO 8601 UTC; empty where nothing was.
   */
  'toldTo': (string);
  /**
   * The same two of what is mailed at once.
   */
  'atOnceAt': (string);
  'atOnceTo': (string);
}
