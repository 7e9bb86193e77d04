// Original file: proto/kloak/social/v1/social.proto


export interface ListCommentHeartsRequest {
  'comment'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListCommentHeartsRequest__Output {
  'comment': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
