// Original file: proto/kloak/chat/v1/chat.proto


export interface ListMessagesOfRequest {
  'member'?: (string);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListMessagesOfRequest__Output {
  'member': (string);
  'before'?: (string);
  '_before'?: "before";
}
