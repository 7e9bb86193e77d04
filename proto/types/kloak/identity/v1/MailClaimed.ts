// Original file: proto/kloak/identity/v1/events.proto


export interface MailClaimed {
  'account'?: (string);
  'at'?: (string);
}

export interface MailClaimed__Output {
  'account': (string);
  'at': (string);
}
