// Original file: proto/kloak/identity/v1/identity.proto


export interface VerifyEmailResponse {
  'account'?: (string);
}

export interface VerifyEmailResponse__Output {
  'account': (string);
}
