// Original file: proto/kloak/identity/v1/identity.proto


export interface VerifyEmailRequest {
  'token'?: (string);
  /**
   * The account's, or the one that replaces it, which ends the sessions of the account.
   */
  'password'?: (string);
  'newPassword'?: (string);
  /**
   * The browser that asks is the one that registered the account.
   */
  'registeredHere'?: (boolean);
  '_password'?: "password";
  '_newPassword'?: "newPassword";
}

export interface VerifyEmailRequest__Output {
  'token': (string);
  /**
   * The account's, or the one that replaces it, which ends the sessions of the account.
   */
  'password'?: (string);
  'newPassword'?: (string);
  /**
   * The browser that asks is the one that registered the account.
   */
  'registeredHere': (boolean);
  '_password'?: "password";
  '_newPassword'?: "newPassword";
}
