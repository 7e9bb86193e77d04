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
  /**
   * What would sign in, as in `SignInRequest`; absent: no session starts.
   */
  'device'?: (string);
  '_password'?: "password";
  '_newPassword'?: "newPassword";
  '_device'?: "device";
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
  /**
   * What would sign in, as in `SignInRequest`; absent: no session starts.
   */
  'device'?: (string);
  '_password'?: "password";
  '_newPassword'?: "newPassword";
  '_device'?: "device";
}
