// Original file: proto/kloak/notification/v1/notification.proto


export interface GetUnreadResponse {
  'unread'?: (boolean);
}

export interface GetUnreadResponse__Output {
  'unread': (boolean);
}
