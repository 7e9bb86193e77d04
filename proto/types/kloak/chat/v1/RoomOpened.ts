// Original file: proto/kloak/chat/v1/events.proto


/**
 * room:{id} — a room: who is in it, and what is said in it, in one order. Each event carries what the next decision needs: the members after it, in the
 * order in which they joined, and the number of messages that were sent until then.
 */
export interface RoomOpened {
  'room'?: (string);
  /**
   * Fixed for ever: a group that shrinks to two stays one.
   */
  'isGroup'?: (boolean);
  'members'?: (string)[];
  'seq'?: (number);
  'by'?: (string);
}

/**
 * room:{id} — a room: who is in it, and what is said in it, in one order. Each event carries what the next decision needs: the members after it, in the
 * order in which they joined, and the number of messages that were sent until then.
 */
export interface RoomOpened__Output {
  'room': (string);
  /**
   * Fixed for ever: a group that shrinks to two stays one.
   */
  'isGroup': (boolean);
  'members': (string)[];
  'seq': (number);
  'by': (string);
}
