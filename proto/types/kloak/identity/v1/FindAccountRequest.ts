// Original file: proto/kloak/identity/v1/identity.proto


export interface FindAccountRequest {
  'query'?: (string);
}

export interface FindAccountRequest__Output {
  'query': (string);
}
