// Original file: proto/kloak/identity/v1/events.proto


/**
 * The password was replaced by one that the link of a mail let its reader choose.
 */
export interface PasswordChanged {
  'account'?: (string);
  /**
   * Id of the new password's hash among the service's secrets, and of the one before it, which is forgotten.
   */
  'passwordSecret'?: (string);
  'formerPasswordSecret'?: (string);
  /**
   * The generation of the link (`PasswordResetRequested`).
   */
  'resetGeneration'?: (number);
}

/**
 * The password was replaced by one that the link of a mail let its reader choose.
 */
export interface PasswordChanged__Output {
  'account': (string);
  /**
   * Id of the new password's hash among the service's secrets, and of the one before it, which is forgotten.
   */
  'passwordSecret': (string);
  'formerPasswordSecret': (string);
  /**
   * The generation of the link (`PasswordResetRequested`).
   */
  'resetGeneration': (number);
}
