// Original file: proto/kloak/chat/v1/events.proto


/**
 * message:{room}-{seq} — one message, after it was sent.
 */
export interface MessageDeleted {
  'room'?: (string);
  'seq'?: (number);
  'writer'?: (string);
  /**
   * Who was in the room then: for those of them who have not read it, one message less is new. Logs of before tell nobody.
   */
  'members'?: (string)[];
}

/**
 * message:{room}-{seq} — one message, after it was sent.
 */
export interface MessageDeleted__Output {
  'room': (string);
  'seq': (number);
  'writer': (string);
  /**
   * Who was in the room then: for those of them who have not read it, one message less is new. Logs of before tell nobody.
   */
  'members': (string)[];
}
