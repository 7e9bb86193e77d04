// Original file: proto/kloak/social/v1/social.proto


export interface HeartRequest {
  'item'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_groupPost'?: "groupPost";
}

export interface HeartRequest__Output {
  'item'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_groupPost'?: "groupPost";
}
