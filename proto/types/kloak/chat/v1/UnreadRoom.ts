// Original file: proto/kloak/chat/v1/chat.proto


export interface UnreadRoom {
  'room'?: (string);
  'unread'?: (number);
}

export interface UnreadRoom__Output {
  'room': (string);
  'unread': (number);
}
