// Original file: proto/kloak/chat/v1/chat.proto


export interface LeaveGroupRequest {
  'room'?: (string);
}

export interface LeaveGroupRequest__Output {
  'room': (string);
}
