// Original file: proto/kloak/media/v1/events.proto


export interface ItemRejected {
  'item'?: (string);
  'owner'?: (string);
  /**
   * A code for programs: `unsupported`, `wrong-size`, `gone` (its bytes), `abandoned` (it did not come or was not published in time), `gave-up` (its
   * bytes could not be checked, however often it was tried).
   */
  'reason'?: (string);
}

export interface ItemRejected__Output {
  'item': (string);
  'owner': (string);
  /**
   * A code for programs: `unsupported`, `wrong-size`, `gone` (its bytes), `abandoned` (it did not come or was not published in time), `gave-up` (its
   * bytes could not be checked, however often it was tried).
   */
  'reason': (string);
}
