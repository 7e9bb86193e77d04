// Original file: proto/kloak/social/v1/social.proto


export interface ListLikesRequest {
  'item'?: (string);
  'comment'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_item'?: "item";
  '_comment'?: "comment";
  '_before'?: "before";
}

export interface ListLikesRequest__Output {
  'item'?: (string);
  'comment'?: (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_item'?: "item";
  '_comment'?: "comment";
  '_before'?: "before";
}
