// Original file: proto/kloak/identity/v1/identity.proto


export interface RefreshSessionRequest {
  'refreshToken'?: (string);
}

export interface RefreshSessionRequest__Output {
  'refreshToken': (string);
}
