// Original file: proto/kloak/chat/v1/events.proto


export interface MemberLeft {
  'room'?: (string);
  'isGroup'?: (boolean);
  'members'?: (string)[];
  'seq'?: (number);
  'who'?: (string);
}

export interface MemberLeft__Output {
  'room': (string);
  'isGroup': (boolean);
  'members': (string)[];
  'seq': (number);
  'who': (string);
}
