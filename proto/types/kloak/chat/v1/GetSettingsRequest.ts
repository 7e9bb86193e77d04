// Original file: proto/kloak/chat/v1/chat.proto


export interface GetSettingsRequest {
}

export interface GetSettingsRequest__Output {
}
