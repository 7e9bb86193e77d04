// Original file: proto/kloak/identity/v1/identity.proto


export interface SessionTokens {
  'session'?: (string);
  /**
   * A JWT (EdDSA) that holds sub, sid and exp alone; valid for 15 minutes.
   */
  'accessToken'?: (string);
  'refreshToken'?: (string);
  'remember'?: (boolean);
}

export interface SessionTokens__Output {
  'session': (string);
  /**
   * A JWT (EdDSA) that holds sub, sid and exp alone; valid for 15 minutes.
   */
  'accessToken': (string);
  'refreshToken': (string);
  'remember': (boolean);
}
