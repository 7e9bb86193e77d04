// Original file: proto/kloak/identity/v1/events.proto


/**
 * The setting KLOAK_ADMIN_EMAIL names the address that was confirmed: the account goes on the list of admins (`AdminAdded`), which alone gives rights.
 */
export interface AdminGranted {
  'account'?: (string);
  /**
   * Empty.
   */
  'by'?: (string);
}

/**
 * The setting KLOAK_ADMIN_EMAIL names the address that was confirmed: the account goes on the list of admins (`AdminAdded`), which alone gives rights.
 */
export interface AdminGranted__Output {
  'account': (string);
  /**
   * Empty.
   */
  'by': (string);
}
