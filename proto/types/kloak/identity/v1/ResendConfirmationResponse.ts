// Original file: proto/kloak/identity/v1/identity.proto


export interface ResendConfirmationResponse {
  /**
   * Where it was sent.
   */
  'email'?: (string);
}

export interface ResendConfirmationResponse__Output {
  /**
   * Where it was sent.
   */
  'email': (string);
}
