// Original file: proto/kloak/chat/v1/events.proto


/**
 * message:{room}-{seq} — one message, after it was sent.
 */
export interface MessageDeleted {
  'room'?: (string);
  'seq'?: (number);
  'writer'?: (string);
}

/**
 * message:{room}-{seq} — one message, after it was sent.
 */
export interface MessageDeleted__Output {
  'room': (string);
  'seq': (number);
  'writer': (string);
}
