// Original file: proto/kloak/chat/v1/chat.proto


export interface RemoveFromGroupRequest {
  'room'?: (string);
  'removed'?: (string)[];
}

export interface RemoveFromGroupRequest__Output {
  'room': (string);
  'removed': (string)[];
}
