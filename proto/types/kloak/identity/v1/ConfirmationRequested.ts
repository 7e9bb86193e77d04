// Original file: proto/kloak/identity/v1/events.proto


/**
 * confirmation:{account} — the mails that ask again to confirm an address; the first one follows the registration.
 */
export interface ConfirmationRequested {
  'account'?: (string);
  /**
   * When this one and those of the 24 hours before it were asked for, oldest first. Carries the running state: only the newest event is read.
   */
  'askedAt'?: (string)[];
}

/**
 * confirmation:{account} — the mails that ask again to confirm an address; the first one follows the registration.
 */
export interface ConfirmationRequested__Output {
  'account': (string);
  /**
   * When this one and those of the 24 hours before it were asked for, oldest first. Carries the running state: only the newest event is read.
   */
  'askedAt': (string)[];
}
