// Original file: proto/kloak/chat/v1/chat.proto


export interface Receipt {
  'member'?: (string);
  /**
   * To the message with this `seq`.
   */
  'seq'?: (number);
}

export interface Receipt__Output {
  'member': (string);
  /**
   * To the message with this `seq`.
   */
  'seq': (number);
}
