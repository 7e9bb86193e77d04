// Original file: proto/kloak/social/v1/social.proto


export interface SaveCommentRequest {
  'item'?: (string);
  'content'?: (string);
  'responseTo'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
}

export interface SaveCommentRequest__Output {
  'item'?: (string);
  'content': (string);
  'responseTo'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
}
