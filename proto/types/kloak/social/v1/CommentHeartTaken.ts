// Original file: proto/kloak/social/v1/events.proto


export interface CommentHeartTaken {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'who'?: (string);
}

export interface CommentHeartTaken__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'who': (string);
}
