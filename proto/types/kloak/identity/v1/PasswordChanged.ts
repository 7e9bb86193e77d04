// Original file: proto/kloak/identity/v1/events.proto


/**
 * The password was replaced: by the link of a mail, or in a session by who knew it.
 */
export interface PasswordChanged {
  'account'?: (string);
  /**
   * Id of the new password's hash among the service's secrets, and of the one before it, which is forgotten.
   */
  'passwordSecret'?: (string);
  'formerPasswordSecret'?: (string);
  /**
   * The generation of the link that was used last (`PasswordResetRequested`): this one, where it was a link.
   */
  'resetGeneration'?: (number);
  /**
   * The session it was replaced in, which goes on as the only one. Empty: it was a link, to another password or to confirm the address.
   */
  'session'?: (string);
}

/**
 * The password was replaced: by the link of a mail, or in a session by who knew it.
 */
export interface PasswordChanged__Output {
  'account': (string);
  /**
   * Id of the new password's hash among the service's secrets, and of the one before it, which is forgotten.
   */
  'passwordSecret': (string);
  'formerPasswordSecret': (string);
  /**
   * The generation of the link that was used last (`PasswordResetRequested`): this one, where it was a link.
   */
  'resetGeneration': (number);
  /**
   * The session it was replaced in, which goes on as the only one. Empty: it was a link, to another password or to confirm the address.
   */
  'session': (string);
}
