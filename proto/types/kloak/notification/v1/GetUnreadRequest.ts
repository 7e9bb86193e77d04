// Original file: proto/kloak/notification/v1/notification.proto


export interface GetUnreadRequest {
}

export interface GetUnreadRequest__Output {
}
