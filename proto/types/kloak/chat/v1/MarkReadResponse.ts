// Original file: proto/kloak/chat/v1/chat.proto


export interface MarkReadResponse {
}

export interface MarkReadResponse__Output {
}
