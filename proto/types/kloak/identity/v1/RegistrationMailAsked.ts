// Original file: proto/kloak/identity/v1/events.proto


/**
 * registration-mails:{digest of the folded address} — the mails that confirm an address, to whoever registers it, whom it may not belong to, and those
 * that were sent again.
 */
export interface RegistrationMailAsked {
  /**
   * As in `ConfirmationRequested`.
   */
  'askedAt'?: (string)[];
}

/**
 * registration-mails:{digest of the folded address} — the mails that confirm an address, to whoever registers it, whom it may not belong to, and those
 * that were sent again.
 */
export interface RegistrationMailAsked__Output {
  /**
   * As in `ConfirmationRequested`.
   */
  'askedAt': (string)[];
}
