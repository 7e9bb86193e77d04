// Original file: proto/kloak/groups/v1/groups.proto


export interface MemberRequest {
  'group'?: (string);
  'profile'?: (string);
}

export interface MemberRequest__Output {
  'group': (string);
  'profile': (string);
}
