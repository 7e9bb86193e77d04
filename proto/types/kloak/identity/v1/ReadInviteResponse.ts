// Original file: proto/kloak/identity/v1/identity.proto


export interface ReadInviteResponse {
  /**
   * Absent where we did not sign the token, or it is expired.
   */
  'invite'?: (string);
  '_invite'?: "invite";
}

export interface ReadInviteResponse__Output {
  /**
   * Absent where we did not sign the token, or it is expired.
   */
  'invite'?: (string);
  '_invite'?: "invite";
}
