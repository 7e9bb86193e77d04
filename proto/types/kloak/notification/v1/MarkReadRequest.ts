// Original file: proto/kloak/notification/v1/notification.proto


export interface MarkReadRequest {
  'readTo'?: (string);
}

export interface MarkReadRequest__Output {
  'readTo': (string);
}
