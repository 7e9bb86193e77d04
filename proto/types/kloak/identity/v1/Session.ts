// Original file: proto/kloak/identity/v1/identity.proto


export interface Session {
  'id'?: (string);
  /**
   * What signed in: `Firefox on Windows`. Empty when it did not tell.
   */
  'device'?: (string);
  /**
   * ISO 8601 UTC: when its newest tokens were handed out, which while it is used happens every 15 minutes.
   */
  'lastSeen'?: (string);
  'createdAt'?: (string);
  /**
   * The one that asks.
   */
  'current'?: (boolean);
}

export interface Session__Output {
  'id': (string);
  /**
   * What signed in: `Firefox on Windows`. Empty when it did not tell.
   */
  'device': (string);
  /**
   * ISO 8601 UTC: when its newest tokens were handed out, which while it is used happens every 15 minutes.
   */
  'lastSeen': (string);
  'createdAt': (string);
  /**
   * The one that asks.
   */
  'current': (boolean);
}
