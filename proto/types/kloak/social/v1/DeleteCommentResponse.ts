// Original file: proto/kloak/social/v1/social.proto


export interface DeleteCommentResponse {
}

export interface DeleteCommentResponse__Output {
}
