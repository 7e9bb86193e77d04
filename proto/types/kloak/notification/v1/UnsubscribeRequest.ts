// Original file: proto/kloak/notification/v1/notification.proto


export interface UnsubscribeRequest {
  'token'?: (string);
}

export interface UnsubscribeRequest__Output {
  'token': (string);
}
