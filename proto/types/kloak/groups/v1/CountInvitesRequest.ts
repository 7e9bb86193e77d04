// Original file: proto/kloak/groups/v1/groups.proto


export interface CountInvitesRequest {
}

export interface CountInvitesRequest__Output {
}
