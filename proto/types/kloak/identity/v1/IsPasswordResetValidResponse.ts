// Original file: proto/kloak/identity/v1/identity.proto


export interface IsPasswordResetValidResponse {
  'valid'?: (boolean);
}

export interface IsPasswordResetValidResponse__Output {
  'valid': (boolean);
}
