// Original file: proto/kloak/identity/v1/identity.proto


export interface IsPasswordResetValidRequest {
  'token'?: (string);
}

export interface IsPasswordResetValidRequest__Output {
  'token': (string);
}
