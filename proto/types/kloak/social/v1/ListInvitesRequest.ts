// Original file: proto/kloak/social/v1/social.proto


export interface ListInvitesRequest {
}

export interface ListInvitesRequest__Output {
}
