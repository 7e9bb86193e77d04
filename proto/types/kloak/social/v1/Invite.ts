// Original file: proto/kloak/social/v1/social.proto


export interface Invite {
  'id'?: (string);
  'email'?: (string);
  /**
   * An account with this address is confirmed.
   */
  'joined'?: (boolean);
}

export interface Invite__Output {
  'id': (string);
  'email': (string);
  /**
   * An account with this address is confirmed.
   */
  'joined': (boolean);
}
