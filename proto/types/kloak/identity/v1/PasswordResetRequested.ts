// Original file: proto/kloak/identity/v1/events.proto


/**
 * password-reset:{account} — the mails with a link that lets its reader choose a new password.
 */
export interface PasswordResetRequested {
  'account'?: (string);
  /**
   * Counts the links of the account from 1; only the newest is good.
   */
  'generation'?: (number);
  /**
   * As in `ConfirmationRequested`.
   */
  'askedAt'?: (string)[];
}

/**
 * password-reset:{account} — the mails with a link that lets its reader choose a new password.
 */
export interface PasswordResetRequested__Output {
  'account': (string);
  /**
   * Counts the links of the account from 1; only the newest is good.
   */
  'generation': (number);
  /**
   * As in `ConfirmationRequested`.
   */
  'askedAt': (string)[];
}
