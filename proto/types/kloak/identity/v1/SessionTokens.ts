// Original file: proto/kloak/identity/v1/identity.proto


export interface SessionTokens {
  'session'?: (string);
  /**
   * A JWT (EdDSA) that holds sub, sid, exp, door, the digest of the secret that follows after a dot, and ends, when the session is over; valid for
   * 15 minutes, and no longer than the session.
   */
  'accessToken'?: (string);
  'refreshToken'?: (string);
  'remember'?: (boolean);
  /**
   * When the session is over, used or not; ISO 8601 UTC.
   */
  'endsAt'?: (string);
}

export interface SessionTokens__Output {
  'session': (string);
  /**
   * A JWT (EdDSA) that holds sub, sid, exp, door, the digest of the secret that follows after a dot, and ends, when the session is over; valid for
   * 15 minutes, and no longer than the session.
   */
  'accessToken': (string);
  'refreshToken': (string);
  'remember': (boolean);
  /**
   * When the session is over, used or not; ISO 8601 UTC.
   */
  'endsAt': (string);
}
