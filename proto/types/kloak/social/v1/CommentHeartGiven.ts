// Original file: proto/kloak/social/v1/events.proto


/**
 * heart:{comment}:{who} — one person's heart on one comment.
 */
export interface CommentHeartGiven {
  'comment'?: (string);
  'item'?: (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner'?: (string);
  'who'?: (string);
}

/**
 * heart:{comment}:{who} — one person's heart on one comment.
 */
export interface CommentHeartGiven__Output {
  'comment': (string);
  'item': (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner': (string);
  'who': (string);
}
