// Original file: proto/kloak/identity/v1/identity.proto


export interface IsMailTakenRequest {
  'address'?: (string);
}

export interface IsMailTakenRequest__Output {
  'address': (string);
}
