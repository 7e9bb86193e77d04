// Original file: proto/kloak/social/v1/social.proto


export interface AnswerLookResponse {
}

export interface AnswerLookResponse__Output {
}
