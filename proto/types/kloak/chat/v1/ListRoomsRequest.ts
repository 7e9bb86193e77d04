// Original file: proto/kloak/chat/v1/chat.proto


export interface ListRoomsRequest {
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface ListRoomsRequest__Output {
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
