// Original file: proto/kloak/chat/v1/chat.proto


export interface OwnMessage {
  'room'?: (string);
  /**
   * Of a group; else empty.
   */
  'roomName'?: (string);
  /**
   * The others who are in the room.
   */
  'with'?: (string)[];
  'seq'?: (number);
  'body'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'createdAt'?: (string);
  /**
   * What it points to.
   */
  'items'?: (string)[];
}

export interface OwnMessage__Output {
  'room': (string);
  /**
   * Of a group; else empty.
   */
  'roomName': (string);
  /**
   * The others who are in the room.
   */
  'with': (string)[];
  'seq': (number);
  'body': (string);
  /**
   * ISO 8601 UTC.
   */
  'createdAt': (string);
  /**
   * What it points to.
   */
  'items': (string)[];
}
