// Original file: proto/kloak/chat/v1/chat.proto


export interface AddToGroupRequest {
  'room'?: (string);
  'members'?: (string)[];
}

export interface AddToGroupRequest__Output {
  'room': (string);
  'members': (string)[];
}
