// Original file: proto/kloak/identity/v1/identity.proto


export interface ChangePasswordRequest {
  'password'?: (string);
  'newPassword'?: (string);
}

export interface ChangePasswordRequest__Output {
  'password': (string);
  'newPassword': (string);
}
