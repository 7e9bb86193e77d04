// Original file: proto/kloak/groups/v1/groups.proto


export interface FindInvitableRequest {
  'query'?: (string);
  'without'?: (string)[];
  'group'?: (string);
  '_group'?: "group";
}

export interface FindInvitableRequest__Output {
  'query': (string);
  'without': (string)[];
  'group'?: (string);
  '_group'?: "group";
}
