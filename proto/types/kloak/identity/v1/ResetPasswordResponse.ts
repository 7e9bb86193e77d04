// Original file: proto/kloak/identity/v1/identity.proto


export interface ResetPasswordResponse {
  'account'?: (string);
}

export interface ResetPasswordResponse__Output {
  'account': (string);
}
