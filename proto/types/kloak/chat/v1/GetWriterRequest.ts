// Original file: proto/kloak/chat/v1/chat.proto


export interface GetWriterRequest {
  'message'?: (string);
}

export interface GetWriterRequest__Output {
  'message': (string);
}
