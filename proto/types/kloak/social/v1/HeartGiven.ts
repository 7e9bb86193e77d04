// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';

/**
 * heart:{item}:{who}, heart:{post}:{who} — one person's heart on one item, or on one post of a group.
 */
export interface HeartGiven {
  'item'?: (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner'?: (string);
  'who'?: (string);
  /**
   * In the place of an item: then `item` and `owner` are empty, here and in all that follow.
   */
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  '_groupPost'?: "groupPost";
}

/**
 * heart:{item}:{who}, heart:{post}:{who} — one person's heart on one item, or on one post of a group.
 */
export interface HeartGiven__Output {
  'item': (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner': (string);
  'who': (string);
  /**
   * In the place of an item: then `item` and `owner` are empty, here and in all that follow.
   */
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  '_groupPost'?: "groupPost";
}
