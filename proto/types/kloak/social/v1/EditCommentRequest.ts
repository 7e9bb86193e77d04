// Original file: proto/kloak/social/v1/social.proto


export interface EditCommentRequest {
  'comment'?: (string);
  'content'?: (string);
}

export interface EditCommentRequest__Output {
  'comment': (string);
  'content': (string);
}
