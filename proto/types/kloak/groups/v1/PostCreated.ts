// Original file: proto/kloak/groups/v1/events.proto

import type { AttachedItem as _kloak_groups_v1_AttachedItem, AttachedItem__Output as _kloak_groups_v1_AttachedItem__Output } from '../../../kloak/groups/v1/AttachedItem.ts';

/**
 * post:{id} — what a member posts to a group. Each event carries what the next decision needs.
 */
export interface PostCreated {
  'post'?: (string);
  'group'?: (string);
  'author'?: (string);
  'items'?: (_kloak_groups_v1_AttachedItem)[];
  'text'?: (string);
  /**
   * The album whose items these were at that moment.
   */
  'album'?: (string);
  /**
   * Members whom its text named, now or before it was said anew.
   */
  'mentions'?: (string)[];
  '_album'?: "album";
}

/**
 * post:{id} — what a member posts to a group. Each event carries what the next decision needs.
 */
export interface PostCreated__Output {
  'post': (string);
  'group': (string);
  'author': (string);
  'items': (_kloak_groups_v1_AttachedItem__Output)[];
  'text': (string);
  /**
   * The album whose items these were at that moment.
   */
  'album'?: (string);
  /**
   * Members whom its text named, now or before it was said anew.
   */
  'mentions': (string)[];
  '_album'?: "album";
}
