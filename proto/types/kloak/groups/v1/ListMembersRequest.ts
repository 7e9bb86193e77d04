// Original file: proto/kloak/groups/v1/groups.proto


export interface ListMembersRequest {
  'group'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListMembersRequest__Output {
  'group': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
