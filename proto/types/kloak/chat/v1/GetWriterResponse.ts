// Original file: proto/kloak/chat/v1/chat.proto


export interface GetWriterResponse {
  'writer'?: (string);
}

export interface GetWriterResponse__Output {
  'writer': (string);
}
