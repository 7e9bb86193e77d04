// Original file: proto/kloak/identity/v1/events.proto


export interface AdminGranted {
  'account'?: (string);
  /**
   * The admin who gave the right; empty when the setting KLOAK_ADMIN_EMAIL did.
   */
  'by'?: (string);
}

export interface AdminGranted__Output {
  'account': (string);
  /**
   * The admin who gave the right; empty when the setting KLOAK_ADMIN_EMAIL did.
   */
  'by': (string);
}
