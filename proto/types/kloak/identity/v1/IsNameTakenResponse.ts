// Original file: proto/kloak/identity/v1/identity.proto


export interface IsNameTakenResponse {
  'exists'?: (boolean);
}

export interface IsNameTakenResponse__Output {
  'exists': (boolean);
}
