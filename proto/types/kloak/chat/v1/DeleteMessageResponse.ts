// Original file: proto/kloak/chat/v1/chat.proto


export interface DeleteMessageResponse {
}

export interface DeleteMessageResponse__Output {
}
