// Original file: proto/kloak/chat/v1/chat.proto


export interface DeleteMessageRequest {
  'message'?: (string);
}

export interface DeleteMessageRequest__Output {
  'message': (string);
}
