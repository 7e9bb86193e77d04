// Original file: proto/kloak/media/v1/media.proto


/**
 * One of many that stays as it is, and why.
 */
export interface RefusedItem {
  'item'?: (string);
  /**
   * As of a refusal: for programs, and for people.
   */
  'code'?: (string);
  'message'?: (string);
}

/**
 * One of many that stays as it is, and why.
 */
export interface RefusedItem__Output {
  'item': (string);
  /**
   * As of a refusal: for programs, and for people.
   */
  'code': (string);
  'message': (string);
}
