// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';

/**
 * like:{item}:{who}, like:{comment}:{who} — one person's like of one item, or of one comment. It is no heart.
 */
export interface LikeGiven {
  'item'?: (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner'?: (string);
  'who'?: (string);
  /**
   * Of a comment on a post of a group: then `item` and `owner` are empty.
   */
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  /**
   * Absent where the item itself is liked.
   */
  'comment'?: (string);
  '_groupPost'?: "groupPost";
  '_comment'?: "comment";
}

/**
 * like:{item}:{who}, like:{comment}:{who} — one person's like of one item, or of one comment. It is no heart.
 */
export interface LikeGiven__Output {
  'item': (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner': (string);
  'who': (string);
  /**
   * Of a comment on a post of a group: then `item` and `owner` are empty.
   */
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  /**
   * Absent where the item itself is liked.
   */
  'comment'?: (string);
  '_groupPost'?: "groupPost";
  '_comment'?: "comment";
}
