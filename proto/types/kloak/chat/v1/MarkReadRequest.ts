// Original file: proto/kloak/chat/v1/chat.proto


export interface MarkReadRequest {
  'room'?: (string);
  'seq'?: (number);
  '_seq'?: "seq";
}

export interface MarkReadRequest__Output {
  'room': (string);
  'seq'?: (number);
  '_seq'?: "seq";
}
