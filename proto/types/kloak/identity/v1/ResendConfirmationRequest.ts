// Original file: proto/kloak/identity/v1/identity.proto


export interface ResendConfirmationRequest {
  /**
   * The caller's own, where the client says whose mail it asks for by the address.
   */
  'address'?: (string);
  '_address'?: "address";
}

export interface ResendConfirmationRequest__Output {
  /**
   * The caller's own, where the client says whose mail it asks for by the address.
   */
  'address'?: (string);
  '_address'?: "address";
}
