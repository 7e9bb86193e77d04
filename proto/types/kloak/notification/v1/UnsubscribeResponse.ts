// Original file: proto/kloak/notification/v1/notification.proto


export interface UnsubscribeResponse {
}

export interface UnsubscribeResponse__Output {
}
