// Original file: proto/kloak/groups/v1/events.proto

import type { AttachedItem as _kloak_groups_v1_AttachedItem, AttachedItem__Output as _kloak_groups_v1_AttachedItem__Output } from '../../../kloak/groups/v1/AttachedItem.ts';

/**
 * By its author, by an admin of the group, or, where `by` is empty, since its group is gone.
 */
export interface PostDeleted {
  'post'?: (string);
  'group'?: (string);
  'author'?: (string);
  'items'?: (_kloak_groups_v1_AttachedItem)[];
  'by'?: (string);
  'mentions'?: (string)[];
}

/**
 * By its author, by an admin of the group, or, where `by` is empty, since its group is gone.
 */
export interface PostDeleted__Output {
  'post': (string);
  'group': (string);
  'author': (string);
  'items': (_kloak_groups_v1_AttachedItem__Output)[];
  'by': (string);
  'mentions': (string)[];
}
