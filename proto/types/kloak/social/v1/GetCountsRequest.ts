// Original file: proto/kloak/social/v1/social.proto


export interface GetCountsRequest {
}

export interface GetCountsRequest__Output {
}
