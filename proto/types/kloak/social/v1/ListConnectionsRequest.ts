// Original file: proto/kloak/social/v1/social.proto


export interface ListConnectionsRequest {
}

export interface ListConnectionsRequest__Output {
}
