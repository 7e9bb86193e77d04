// Original file: proto/kloak/identity/v1/identity.proto


export interface RequestPasswordResetRequest {
  'username'?: (string);
}

export interface RequestPasswordResetRequest__Output {
  'username': (string);
}
