// Original file: proto/kloak/social/v1/social.proto


export interface GetProfileRequest {
  'username'?: (string);
}

export interface GetProfileRequest__Output {
  'username': (string);
}
