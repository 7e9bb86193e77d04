// Original file: proto/kloak/identity/v1/identity.proto


export interface DeleteAccountRequest {
  'password'?: (string);
}

export interface DeleteAccountRequest__Output {
  'password': (string);
}
