// Original file: proto/kloak/social/v1/social.proto


export interface ListCommentsRequest {
  'item'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  'responseTo'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_before'?: "before";
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
}

export interface ListCommentsRequest__Output {
  'item'?: (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  'responseTo'?: (string);
  'groupPost'?: (string);
  '_item'?: "item";
  '_before'?: "before";
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
}
