// Original file: proto/kloak/notification/v1/notification.proto


export interface ListNotificationsRequest {
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListNotificationsRequest__Output {
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
