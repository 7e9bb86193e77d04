// Original file: proto/kloak/chat/v1/chat.proto


export interface OpenPairRequest {
  'other'?: (string);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_before'?: "before";
}

export interface OpenPairRequest__Output {
  'other': (string);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_before'?: "before";
}
