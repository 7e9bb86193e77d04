// Original file: proto/kloak/notification/v1/notification.proto


export interface GetSettingsRequest {
}

export interface GetSettingsRequest__Output {
}
