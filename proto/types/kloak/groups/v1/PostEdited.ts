// Original file: proto/kloak/groups/v1/events.proto

import type { AttachedItem as _kloak_groups_v1_AttachedItem, AttachedItem__Output as _kloak_groups_v1_AttachedItem__Output } from '../../../kloak/groups/v1/AttachedItem.ts';

export interface PostEdited {
  'post'?: (string);
  'group'?: (string);
  'author'?: (string);
  'items'?: (_kloak_groups_v1_AttachedItem)[];
  'text'?: (string);
  /**
   * How often it was said anew, this time counted.
   */
  'edits'?: (number);
  'mentions'?: (string)[];
}

export interface PostEdited__Output {
  'post': (string);
  'group': (string);
  'author': (string);
  'items': (_kloak_groups_v1_AttachedItem__Output)[];
  'text': (string);
  /**
   * How often it was said anew, this time counted.
   */
  'edits': (number);
  'mentions': (string)[];
}
