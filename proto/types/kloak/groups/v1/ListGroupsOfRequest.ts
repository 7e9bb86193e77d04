// Original file: proto/kloak/groups/v1/groups.proto


export interface ListGroupsOfRequest {
  'member'?: (string);
}

export interface ListGroupsOfRequest__Output {
  'member': (string);
}
