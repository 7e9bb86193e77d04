// Original file: proto/kloak/identity/v1/identity.proto


export interface AdminRightsResponse {
  /**
   * As the account wrote it.
   */
  'email'?: (string);
}

export interface AdminRightsResponse__Output {
  /**
   * As the account wrote it.
   */
  'email': (string);
}
