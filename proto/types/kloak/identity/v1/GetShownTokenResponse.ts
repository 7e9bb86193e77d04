// Original file: proto/kloak/identity/v1/identity.proto


export interface GetShownTokenResponse {
  /**
   * A JWT as in `SessionTokens`, without the secret after it.
   */
  'accessToken'?: (string);
}

export interface GetShownTokenResponse__Output {
  /**
   * A JWT as in `SessionTokens`, without the secret after it.
   */
  'accessToken': (string);
}
