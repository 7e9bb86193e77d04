// Original file: proto/kloak/social/v1/social.proto


export interface SaveCommentRequest {
  'item'?: (string);
  'content'?: (string);
  'responseTo'?: (string);
  '_responseTo'?: "responseTo";
}

export interface SaveCommentRequest__Output {
  'item': (string);
  'content': (string);
  'responseTo'?: (string);
  '_responseTo'?: "responseTo";
}
