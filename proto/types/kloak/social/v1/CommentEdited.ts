// Original file: proto/kloak/social/v1/events.proto


/**
 * Its writer said it in other words.
 */
export interface CommentEdited {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'writer'?: (string);
  'content'?: (string);
}

/**
 * Its writer said it in other words.
 */
export interface CommentEdited__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'writer': (string);
  'content': (string);
}
