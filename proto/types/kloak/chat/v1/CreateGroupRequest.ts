// Original file: proto/kloak/chat/v1/chat.proto


export interface CreateGroupRequest {
  'name'?: (string);
  'members'?: (string)[];
}

export interface CreateGroupRequest__Output {
  'name': (string);
  'members': (string)[];
}
