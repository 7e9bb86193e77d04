// Original file: proto/kloak/identity/v1/identity.proto


export interface IsMailTakenResponse {
  'exists'?: (boolean);
}

export interface IsMailTakenResponse__Output {
  'exists': (boolean);
}
