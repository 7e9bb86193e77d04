// Original file: proto/kloak/notification/v1/notification.proto


export interface MarkReadResponse {
}

export interface MarkReadResponse__Output {
}
