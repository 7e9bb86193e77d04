// Original file: proto/kloak/chat/v1/events.proto


export interface MessageSent {
  'room'?: (string);
  'isGroup'?: (boolean);
  'members'?: (string)[];
  /**
   * This message's own: the first of a room is 1, and none is left out.
   */
  'seq'?: (number);
  'writer'?: (string);
  'body'?: (string);
  /**
   * By which the page that sent it knows it again.
   */
  'clientId'?: (string);
  /**
   * Items that it points to; who sees them, is decided when it is shown.
   */
  'items'?: (string)[];
  '_clientId'?: "clientId";
}

export interface MessageSent__Output {
  'room': (string);
  'isGroup': (boolean);
  'members': (string)[];
  /**
   * This message's own: the first of a room is 1, and none is left out.
   */
  'seq': (number);
  'writer': (string);
  'body': (string);
  /**
   * By which the page that sent it knows it again.
   */
  'clientId'?: (string);
  /**
   * Items that it points to; who sees them, is decided when it is shown.
   */
  'items': (string)[];
  '_clientId'?: "clientId";
}
