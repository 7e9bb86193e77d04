// Original file: proto/kloak/chat/v1/chat.proto


export interface RenameGroupRequest {
  'room'?: (string);
  'name'?: (string);
}

export interface RenameGroupRequest__Output {
  'room': (string);
  'name': (string);
}
