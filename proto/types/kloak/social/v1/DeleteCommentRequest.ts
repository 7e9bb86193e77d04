// Original file: proto/kloak/social/v1/social.proto


export interface DeleteCommentRequest {
  'comment'?: (string);
}

export interface DeleteCommentRequest__Output {
  'comment': (string);
}
