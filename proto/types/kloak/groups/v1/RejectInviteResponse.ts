// Original file: proto/kloak/groups/v1/groups.proto


export interface RejectInviteResponse {
}

export interface RejectInviteResponse__Output {
}
