// Original file: proto/kloak/social/v1/social.proto


export interface HeartRequest {
  'item'?: (string);
}

export interface HeartRequest__Output {
  'item': (string);
}
