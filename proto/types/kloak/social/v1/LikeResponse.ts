// Original file: proto/kloak/social/v1/social.proto


export interface LikeResponse {
}

export interface LikeResponse__Output {
}
