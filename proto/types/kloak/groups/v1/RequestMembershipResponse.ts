// Original file: proto/kloak/groups/v1/groups.proto


export interface RequestMembershipResponse {
  /**
   * Not of who is a member.
   */
  'isRequesting'?: (boolean);
}

export interface RequestMembershipResponse__Output {
  /**
   * Not of who is a member.
   */
  'isRequesting': (boolean);
}
