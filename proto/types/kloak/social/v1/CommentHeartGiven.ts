// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';

/**
 * heart:{comment}:{who} — one person's heart on one comment.
 */
export interface CommentHeartGiven {
  'comment'?: (string);
  'item'?: (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner'?: (string);
  'who'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  '_groupPost'?: "groupPost";
}

/**
 * heart:{comment}:{who} — one person's heart on one comment.
 */
export interface CommentHeartGiven__Output {
  'comment': (string);
  'item': (string);
  /**
   * Owner of the item: the home of the stream.
   */
  'owner': (string);
  'who': (string);
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  '_groupPost'?: "groupPost";
}
