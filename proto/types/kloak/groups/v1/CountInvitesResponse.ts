// Original file: proto/kloak/groups/v1/groups.proto


export interface CountInvitesResponse {
  'count'?: (number);
}

export interface CountInvitesResponse__Output {
  'count': (number);
}
