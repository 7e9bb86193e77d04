// Original file: proto/kloak/chat/v1/chat.proto


export interface FindRoomsRequest {
  'query'?: (string);
}

export interface FindRoomsRequest__Output {
  'query': (string);
}
