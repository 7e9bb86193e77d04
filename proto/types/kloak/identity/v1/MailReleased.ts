// Original file: proto/kloak/identity/v1/events.proto


export interface MailReleased {
  'account'?: (string);
}

export interface MailReleased__Output {
  'account': (string);
}
