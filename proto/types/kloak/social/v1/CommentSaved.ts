// Original file: proto/kloak/social/v1/events.proto


/**
 * comment:{id} — one comment or reply on an item.
 */
export interface CommentSaved {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'writer'?: (string);
  'content'?: (string);
  /**
   * The top-level comment that this replies to; absent at top level (replies to replies join the parent).
   */
  'responseTo'?: (string);
  /**
   * ISO 8601 UTC: for some minutes its writer may edit it. Absent in older events.
   */
  'at'?: (string);
  '_responseTo'?: "responseTo";
  '_at'?: "at";
}

/**
 * comment:{id} — one comment or reply on an item.
 */
export interface CommentSaved__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'writer': (string);
  'content': (string);
  /**
   * The top-level comment that this replies to; absent at top level (replies to replies join the parent).
   */
  'responseTo'?: (string);
  /**
   * ISO 8601 UTC: for some minutes its writer may edit it. Absent in older events.
   */
  'at'?: (string);
  '_responseTo'?: "responseTo";
  '_at'?: "at";
}
