// Original file: proto/kloak/identity/v1/identity.proto


export interface FindAccountResponse {
  'account'?: (string);
  'username'?: (string);
  /**
   * With most of it left out: `a***@e***.org`.
   */
  'maskedEmail'?: (string);
}

export interface FindAccountResponse__Output {
  'account': (string);
  'username': (string);
  /**
   * With most of it left out: `a***@e***.org`.
   */
  'maskedEmail': (string);
}
