// Original file: proto/kloak/identity/v1/identity.proto


export interface SignInRequest {
  'email'?: (string);
  'password'?: (string);
  'remember'?: (boolean);
}

export interface SignInRequest__Output {
  'email': (string);
  'password': (string);
  'remember': (boolean);
}
