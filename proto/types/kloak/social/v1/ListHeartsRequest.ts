// Original file: proto/kloak/social/v1/social.proto


export interface ListHeartsRequest {
  'item'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_before'?: "before";
  '_groupPost'?: "groupPost";
}

export interface ListHeartsRequest__Output {
  'item'?: (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_before'?: "before";
  '_groupPost'?: "groupPost";
}
