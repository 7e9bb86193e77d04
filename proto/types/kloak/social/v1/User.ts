// Original file: proto/kloak/social/v1/social.proto


export interface User {
  'id'?: (string);
  'username'?: (string);
  'email'?: (string);
}

export interface User__Output {
  'id': (string);
  'username': (string);
  'email': (string);
}
