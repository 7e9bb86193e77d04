// Original file: proto/kloak/chat/v1/chat.proto


export interface SendMessageRequest {
  /**
   * One of the two is there.
   */
  'room'?: (string);
  'to'?: (string);
  'body'?: (string);
  'clientId'?: (string);
  /**
   * At most 10, which the caller may view.
   */
  'items'?: (string)[];
  /**
   * Those of `items`, the caller's own, that the room may see, whoever else may.
   */
  'grants'?: (string)[];
  '_room'?: "room";
  '_to'?: "to";
  '_clientId'?: "clientId";
}

export interface SendMessageRequest__Output {
  /**
   * One of the two is there.
   */
  'room'?: (string);
  'to'?: (string);
  'body': (string);
  'clientId'?: (string);
  /**
   * At most 10, which the caller may view.
   */
  'items': (string)[];
  /**
   * Those of `items`, the caller's own, that the room may see, whoever else may.
   */
  'grants': (string)[];
  '_room'?: "room";
  '_to'?: "to";
  '_clientId'?: "clientId";
}
