// Original file: proto/kloak/social/v1/social.proto


export interface CommentHeartRequest {
  'comment'?: (string);
}

export interface CommentHeartRequest__Output {
  'comment': (string);
}
