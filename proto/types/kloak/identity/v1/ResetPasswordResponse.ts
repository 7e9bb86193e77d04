// Original file: proto/kloak/identity/v1/identity.proto


export interface ResetPasswordResponse {
  'account'?: (string);
  /**
   * What it signs in with: the link came by a mail to this address.
   */
  'email'?: (string);
}

export interface ResetPasswordResponse__Output {
  'account': (string);
  /**
   * What it signs in with: the link came by a mail to this address.
   */
  'email': (string);
}
