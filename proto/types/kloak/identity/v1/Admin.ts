// Original file: proto/kloak/identity/v1/identity.proto


export interface Admin {
  'account'?: (string);
  'username'?: (string);
  'email'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'since'?: (string);
}

export interface Admin__Output {
  'account': (string);
  'username': (string);
  'email': (string);
  /**
   * ISO 8601 UTC.
   */
  'since': (string);
}
