// Original file: proto/kloak/identity/v1/events.proto


export interface MailClaimed {
  'account'?: (string);
}

export interface MailClaimed__Output {
  'account': (string);
}
