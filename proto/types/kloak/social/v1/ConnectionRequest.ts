// Original file: proto/kloak/social/v1/social.proto


export interface ConnectionRequest {
  /**
   * Id of the other member.
   */
  'other'?: (string);
}

export interface ConnectionRequest__Output {
  /**
   * Id of the other member.
   */
  'other': (string);
}
