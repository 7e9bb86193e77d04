// Original file: proto/kloak/social/v1/events.proto


/**
 * Its words are shown to nobody any more; where it was replied to, its place stays.
 */
export interface CommentDeleted {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'responseTo'?: (string);
  /**
   * Its writer, or the owner of the item.
   */
  'by'?: (string);
  '_responseTo'?: "responseTo";
}

/**
 * Its words are shown to nobody any more; where it was replied to, its place stays.
 */
export interface CommentDeleted__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'responseTo'?: (string);
  /**
   * Its writer, or the owner of the item.
   */
  'by': (string);
  '_responseTo'?: "responseTo";
}
