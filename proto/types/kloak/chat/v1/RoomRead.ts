// Original file: proto/kloak/chat/v1/events.proto


/**
 * read:{room}:{who} — how far somebody has read a room.
 */
export interface RoomRead {
  'room'?: (string);
  'who'?: (string);
  /**
   * The newest message that was read.
   */
  'seq'?: (number);
}

/**
 * read:{room}:{who} — how far somebody has read a room.
 */
export interface RoomRead__Output {
  'room': (string);
  'who': (string);
  /**
   * The newest message that was read.
   */
  'seq': (number);
}
