// Original file: proto/kloak/social/v1/events.proto


/**
 * invite-mails:{digest of the folded address} — the mails to an address that members invite, whom it may not belong to.
 */
export interface InviteMailAsked {
  /**
   * When this one and those of the 24 hours before it were asked for, oldest first. Carries the running state: only the newest event is read.
   */
  'askedAt'?: (string)[];
}

/**
 * invite-mails:{digest of the folded address} — the mails to an address that members invite, whom it may not belong to.
 */
export interface InviteMailAsked__Output {
  /**
   * When this one and those of the 24 hours before it were asked for, oldest first. Carries the running state: only the newest event is read.
   */
  'askedAt': (string)[];
}
