// Original file: proto/kloak/media/v1/events.proto


/**
 * watching:{item}:{who} — one member's watching of one video of somebody else.
 * The first time on a day that it was played.
 */
export interface VideoWatched {
  'item'?: (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner'?: (string);
  'who'?: (string);
  /**
   * YYYY-MM-DD, UTC.
   */
  'day'?: (string);
}

/**
 * watching:{item}:{who} — one member's watching of one video of somebody else.
 * The first time on a day that it was played.
 */
export interface VideoWatched__Output {
  'item': (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner': (string);
  'who': (string);
  /**
   * YYYY-MM-DD, UTC.
   */
  'day': (string);
}
