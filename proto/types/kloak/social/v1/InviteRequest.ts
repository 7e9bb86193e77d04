// Original file: proto/kloak/social/v1/social.proto


export interface InviteRequest {
  'email'?: (string);
}

export interface InviteRequest__Output {
  'email': (string);
}
