// Original file: proto/kloak/social/v1/social.proto


export interface GetInviterResponse {
  'account'?: (string);
  'username'?: (string);
}

export interface GetInviterResponse__Output {
  'account': (string);
  'username': (string);
}
