// Original file: proto/kloak/identity/v1/events.proto


export interface EmailConfirmed {
  'account'?: (string);
}

export interface EmailConfirmed__Output {
  'account': (string);
}
