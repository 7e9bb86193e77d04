// Original file: proto/kloak/identity/v1/identity.proto


export interface IsNameTakenRequest {
  'name'?: (string);
}

export interface IsNameTakenRequest__Output {
  'name': (string);
}
