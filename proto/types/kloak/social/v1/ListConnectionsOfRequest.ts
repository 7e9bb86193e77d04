// Original file: proto/kloak/social/v1/social.proto


export interface ListConnectionsOfRequest {
  'member'?: (string);
}

export interface ListConnectionsOfRequest__Output {
  'member': (string);
}
