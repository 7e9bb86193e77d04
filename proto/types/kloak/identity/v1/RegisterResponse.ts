// Original file: proto/kloak/identity/v1/identity.proto


export interface RegisterResponse {
  'account'?: (string);
}

export interface RegisterResponse__Output {
  'account': (string);
}
