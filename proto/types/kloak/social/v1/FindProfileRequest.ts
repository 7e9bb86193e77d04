// Original file: proto/kloak/social/v1/social.proto


export interface FindProfileRequest {
  'query'?: (string);
}

export interface FindProfileRequest__Output {
  'query': (string);
}
