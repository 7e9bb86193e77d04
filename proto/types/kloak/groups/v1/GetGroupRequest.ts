// Original file: proto/kloak/groups/v1/groups.proto


export interface GetGroupRequest {
  'group'?: (string);
}

export interface GetGroupRequest__Output {
  'group': (string);
}
