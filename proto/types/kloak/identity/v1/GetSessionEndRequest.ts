// Original file: proto/kloak/identity/v1/identity.proto


export interface GetSessionEndRequest {
  'session'?: (string);
  'account'?: (string);
}

export interface GetSessionEndRequest__Output {
  'session': (string);
  'account': (string);
}
