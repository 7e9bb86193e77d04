// Original file: proto/kloak/identity/v1/identity.proto


export interface AdminRightsRequest {
  'email'?: (string);
  /**
   * The caller's own.
   */
  'password'?: (string);
  '_password'?: "password";
}

export interface AdminRightsRequest__Output {
  'email': (string);
  /**
   * The caller's own.
   */
  'password'?: (string);
  '_password'?: "password";
}
