// Original file: proto/kloak/media/v1/events.proto


export interface ItemRejected {
  'item'?: (string);
  'owner'?: (string);
  /**
   * A code for programs: `unsupported`, `wrong-size`, `gone`.
   */
  'reason'?: (string);
}

export interface ItemRejected__Output {
  'item': (string);
  'owner': (string);
  /**
   * A code for programs: `unsupported`, `wrong-size`, `gone`.
   */
  'reason': (string);
}
