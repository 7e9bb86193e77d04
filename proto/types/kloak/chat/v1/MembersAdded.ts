// Original file: proto/kloak/chat/v1/events.proto


export interface MembersAdded {
  'room'?: (string);
  'isGroup'?: (boolean);
  'members'?: (string)[];
  'seq'?: (number);
  'by'?: (string);
  /**
   * They see what is sent from now on.
   */
  'added'?: (string)[];
}

export interface MembersAdded__Output {
  'room': (string);
  'isGroup': (boolean);
  'members': (string)[];
  'seq': (number);
  'by': (string);
  /**
   * They see what is sent from now on.
   */
  'added': (string)[];
}
