// Original file: proto/kloak/identity/v1/identity.proto


export interface GetAccountResponse {
  'account'?: (string);
  'username'?: (string);
  'email'?: (string);
  'verified'?: (boolean);
  'admin'?: (boolean);
}

export interface GetAccountResponse__Output {
  'account': (string);
  'username': (string);
  'email': (string);
  'verified': (boolean);
  'admin': (boolean);
}
