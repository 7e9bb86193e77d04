// Original file: proto/kloak/social/v1/social.proto


export interface SentInvite {
  'id'?: (string);
  'email'?: (string);
  /**
   * Who invites.
   */
  'member'?: (string);
  /**
   * As in `Invite`.
   */
  'joined'?: (boolean);
}

export interface SentInvite__Output {
  'id': (string);
  'email': (string);
  /**
   * Who invites.
   */
  'member': (string);
  /**
   * As in `Invite`.
   */
  'joined': (boolean);
}
