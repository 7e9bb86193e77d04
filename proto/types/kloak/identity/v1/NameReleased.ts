// Original file: proto/kloak/identity/v1/events.proto


export interface NameReleased {
  'account'?: (string);
}

export interface NameReleased__Output {
  'account': (string);
}
