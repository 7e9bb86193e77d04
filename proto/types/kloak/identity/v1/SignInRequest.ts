// Original file: proto/kloak/identity/v1/identity.proto


export interface SignInRequest {
  'email'?: (string);
  'password'?: (string);
  'remember'?: (boolean);
  /**
   * What signs in, in words for its owner: `Firefox on Windows`; at most 100 characters. Empty when it does not tell.
   */
  'device'?: (string);
  /**
   * Whether the browser has signed in to this account before: it has turns of its own to have the password compared.
   */
  'isKnownBrowser'?: (boolean);
}

export interface SignInRequest__Output {
  'email': (string);
  'password': (string);
  'remember': (boolean);
  /**
   * What signs in, in words for its owner: `Firefox on Windows`; at most 100 characters. Empty when it does not tell.
   */
  'device': (string);
  /**
   * Whether the browser has signed in to this account before: it has turns of its own to have the password compared.
   */
  'isKnownBrowser': (boolean);
}
