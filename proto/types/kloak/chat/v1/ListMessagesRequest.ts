// Original file: proto/kloak/chat/v1/chat.proto


export interface ListMessagesRequest {
  'room'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListMessagesRequest__Output {
  'room': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
