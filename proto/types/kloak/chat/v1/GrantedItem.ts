// Original file: proto/kloak/chat/v1/events.proto


/**
 * An item of its writer's that those who are in the room may see, while the message is there and the item was not made private since: `narrowed` is how often
 * that had happened before.
 */
export interface GrantedItem {
  'item'?: (string);
  'narrowed'?: (number);
}

/**
 * An item of its writer's that those who are in the room may see, while the message is there and the item was not made private since: `narrowed` is how often
 * that had happened before.
 */
export interface GrantedItem__Output {
  'item': (string);
  'narrowed': (number);
}
