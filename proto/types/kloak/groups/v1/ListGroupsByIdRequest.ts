// Original file: proto/kloak/groups/v1/groups.proto


export interface ListGroupsByIdRequest {
  'groups'?: (string)[];
}

export interface ListGroupsByIdRequest__Output {
  'groups': (string)[];
}
