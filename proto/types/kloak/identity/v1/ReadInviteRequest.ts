// Original file: proto/kloak/identity/v1/identity.proto


export interface ReadInviteRequest {
  'token'?: (string);
}

export interface ReadInviteRequest__Output {
  'token': (string);
}
