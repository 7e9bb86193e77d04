// Original file: proto/kloak/media/v1/events.proto


export interface ItemFailed {
  'item'?: (string);
  'owner'?: (string);
  /**
   * A code of proto/rules/failures.ts.
   */
  'reason'?: (string);
}

export interface ItemFailed__Output {
  'item': (string);
  'owner': (string);
  /**
   * A code of proto/rules/failures.ts.
   */
  'reason': (string);
}
