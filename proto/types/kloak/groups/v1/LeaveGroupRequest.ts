// Original file: proto/kloak/groups/v1/groups.proto


export interface LeaveGroupRequest {
  'group'?: (string);
  'removePosts'?: (boolean);
}

export interface LeaveGroupRequest__Output {
  'group': (string);
  'removePosts': (boolean);
}
