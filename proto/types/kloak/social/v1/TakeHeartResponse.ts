// Original file: proto/kloak/social/v1/social.proto


export interface TakeHeartResponse {
}

export interface TakeHeartResponse__Output {
}
