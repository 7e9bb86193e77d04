// Original file: proto/kloak/social/v1/events.proto


/**
 * heart:{item}:{who} — one person's heart on one item.
 */
export interface HeartGiven {
  'item'?: (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner'?: (string);
  'who'?: (string);
}

/**
 * heart:{item}:{who} — one person's heart on one item.
 */
export interface HeartGiven__Output {
  'item': (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner': (string);
  'who': (string);
}
