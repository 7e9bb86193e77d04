// Original file: proto/kloak/social/v1/social.proto


export interface GetInviterRequest {
  'token'?: (string);
}

export interface GetInviterRequest__Output {
  'token': (string);
}
