// Original file: proto/kloak/social/v1/social.proto


export interface SendInviteRequest {
  /**
   * A mail address, or the name of a member.
   */
  'to'?: (string);
}

export interface SendInviteRequest__Output {
  /**
   * A mail address, or the name of a member.
   */
  'to': (string);
}
