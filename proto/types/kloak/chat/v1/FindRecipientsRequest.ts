// Original file: proto/kloak/chat/v1/chat.proto


export interface FindRecipientsRequest {
  'query'?: (string);
  'without'?: (string)[];
}

export interface FindRecipientsRequest__Output {
  'query': (string);
  'without': (string)[];
}
