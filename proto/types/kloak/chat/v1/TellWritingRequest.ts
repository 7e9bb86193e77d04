// Original file: proto/kloak/chat/v1/chat.proto


export interface TellWritingRequest {
  'room'?: (string);
}

export interface TellWritingRequest__Output {
  'room': (string);
}
