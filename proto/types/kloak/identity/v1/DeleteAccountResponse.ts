// Original file: proto/kloak/identity/v1/identity.proto


export interface DeleteAccountResponse {
  /**
   * ISO 8601 UTC.
   */
  'deletesAt'?: (string);
}

export interface DeleteAccountResponse__Output {
  /**
   * ISO 8601 UTC.
   */
  'deletesAt': (string);
}
