// Original file: proto/kloak/identity/v1/identity.proto


export interface GetSigningKeysResponse {
  /**
   * Each a JWK as JSON, with its `kid`.
   */
  'jwks'?: (string)[];
}

export interface GetSigningKeysResponse__Output {
  /**
   * Each a JWK as JSON, with its `kid`.
   */
  'jwks': (string)[];
}
