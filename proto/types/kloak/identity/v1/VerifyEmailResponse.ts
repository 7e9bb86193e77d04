// Original file: proto/kloak/identity/v1/identity.proto


export interface VerifyEmailResponse {
  'account'?: (string);
  /**
   * Nothing is confirmed: a password is asked for.
   */
  'needsPassword'?: (boolean);
}

export interface VerifyEmailResponse__Output {
  'account': (string);
  /**
   * Nothing is confirmed: a password is asked for.
   */
  'needsPassword': (boolean);
}
