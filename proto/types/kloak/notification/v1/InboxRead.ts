// Original file: proto/kloak/notification/v1/events.proto


/**
 * inbox:{member} — how far a member has read. Carries the running state: only the newest event is read.
 */
export interface InboxRead {
  'member'?: (string);
  /**
   * What is of this moment or older has been seen: ISO 8601 UTC.
   */
  'readTo'?: (string);
}

/**
 * inbox:{member} — how far a member has read. Carries the running state: only the newest event is read.
 */
export interface InboxRead__Output {
  'member': (string);
  /**
   * What is of this moment or older has been seen: ISO 8601 UTC.
   */
  'readTo': (string);
}
