// Original file: proto/kloak/chat/v1/chat.proto


export interface TellWritingResponse {
}

export interface TellWritingResponse__Output {
}
