// Original file: proto/kloak/identity/v1/events.proto


export interface MailClaimed {
  'account'?: (string);
  /**
   * When. Claimed anew when the account confirms the address.
   */
  'at'?: (string);
}

export interface MailClaimed__Output {
  'account': (string);
  /**
   * When. Claimed anew when the account confirms the address.
   */
  'at': (string);
}
