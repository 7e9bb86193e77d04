// Original file: proto/kloak/identity/v1/events.proto


/**
 * The account is no more, for ever: nobody signs in to it, and every service erases its person.
 */
export interface AccountDeleted {
  'account'?: (string);
  /**
   * Its owner had asked for it, and is told; else whoever runs the vault did.
   */
  'asked'?: (boolean);
}

/**
 * The account is no more, for ever: nobody signs in to it, and every service erases its person.
 */
export interface AccountDeleted__Output {
  'account': (string);
  /**
   * Its owner had asked for it, and is told; else whoever runs the vault did.
   */
  'asked': (boolean);
}
