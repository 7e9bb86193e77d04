// Original file: proto/kloak/groups/v1/groups.proto


export interface ListPostsRequest {
  'group'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListPostsRequest__Output {
  'group': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
