// Original file: proto/kloak/identity/v1/events.proto


/**
 * registration-mails:{digest of the folded address} — the mails to an address that somebody registers, whom it may not belong to.
 */
export interface RegistrationMailAsked {
  /**
   * As in `ConfirmationRequested`.
   */
  'askedAt'?: (string)[];
}

/**
 * registration-mails:{digest of the folded address} — the mails to an address that somebody registers, whom it may not belong to.
 */
export interface RegistrationMailAsked__Output {
  /**
   * As in `ConfirmationRequested`.
   */
  'askedAt': (string)[];
}
