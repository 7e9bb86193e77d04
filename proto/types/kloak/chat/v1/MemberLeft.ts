// Original file: proto/kloak/chat/v1/events.proto


/**
 * Somebody is not in the room any more.
 */
export interface MemberLeft {
  'room'?: (string);
  'isGroup'?: (boolean);
  'members'?: (string)[];
  'seq'?: (number);
  'who'?: (string);
  /**
   * Who removed them; absent where they left by themselves.
   */
  'by'?: (string);
  '_by'?: "by";
}

/**
 * Somebody is not in the room any more.
 */
export interface MemberLeft__Output {
  'room': (string);
  'isGroup': (boolean);
  'members': (string)[];
  'seq': (number);
  'who': (string);
  /**
   * Who removed them; absent where they left by themselves.
   */
  'by'?: (string);
  '_by'?: "by";
}
