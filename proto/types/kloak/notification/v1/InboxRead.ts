// Original file: proto/kloak/notification/v1/events.proto


/**
 * inbox:{member} — how far a member has read. Carries the running state: only the newest event is read.
 */
export interface InboxRead {
  'member'?: (string);
  /**
   * What is of this moment or older has been seen: ISO 8601 UTC. By that go builds that do not know `seen`, and marks of before it.
   */
  'readTo'?: (string);
  /**
   * The places in logs up to which it was seen, as `media.0.123,social.3.44`: of a lane that is not named, nothing was. Older events do not tell it: they
   * count by their moment.
   */
  'seen'?: (string);
  '_seen'?: "seen";
}

/**
 * inbox:{member} — how far a member has read. Carries the running state: only the newest event is read.
 */
export interface InboxRead__Output {
  'member': (string);
  /**
   * What is of this moment or older has been seen: ISO 8601 UTC. By that go builds that do not know `seen`, and marks of before it.
   */
  'readTo': (string);
  /**
   * The places in logs up to which it was seen, as `media.0.123,social.3.44`: of a lane that is not named, nothing was. Older events do not tell it: they
   * count by their moment.
   */
  'seen'?: (string);
  '_seen'?: "seen";
}
