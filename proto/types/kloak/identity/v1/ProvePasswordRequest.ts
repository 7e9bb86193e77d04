// Original file: proto/kloak/identity/v1/identity.proto


export interface ProvePasswordRequest {
  'password'?: (string);
}

export interface ProvePasswordRequest__Output {
  'password': (string);
}
