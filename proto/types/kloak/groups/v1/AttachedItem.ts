// Original file: proto/kloak/groups/v1/events.proto


/**
 * An item as its owner attached it. It is shown to the group until its owner makes it private after that: `narrowed` is how often that had happened before.
 */
export interface AttachedItem {
  'item'?: (string);
  'narrowed'?: (number);
}

/**
 * An item as its owner attached it. It is shown to the group until its owner makes it private after that: `narrowed` is how often that had happened before.
 */
export interface AttachedItem__Output {
  'item': (string);
  'narrowed': (number);
}
