// Original file: proto/kloak/identity/v1/identity.proto


export interface RegisterRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
}

export interface RegisterRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
}
