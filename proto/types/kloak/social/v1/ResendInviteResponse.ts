// Original file: proto/kloak/social/v1/social.proto


export interface ResendInviteResponse {
  'email'?: (string);
}

export interface ResendInviteResponse__Output {
  'email': (string);
}
