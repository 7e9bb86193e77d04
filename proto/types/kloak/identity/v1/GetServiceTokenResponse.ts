// Original file: proto/kloak/identity/v1/identity.proto


export interface GetServiceTokenResponse {
  /**
   * A JWT as in `SessionTokens`, without the secret after it.
   */
  'accessToken'?: (string);
}

export interface GetServiceTokenResponse__Output {
  /**
   * A JWT as in `SessionTokens`, without the secret after it.
   */
  'accessToken': (string);
}
