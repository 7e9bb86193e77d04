// Original file: proto/kloak/social/v1/events.proto


/**
 * The owner does not let them, or no more.
 */
export interface LookDeclined {
  'report'?: (string);
  'owner'?: (string);
  'item'?: (string);
}

/**
 * The owner does not let them, or no more.
 */
export interface LookDeclined__Output {
  'report': (string);
  'owner': (string);
  'item': (string);
}
