// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';
import type { Mentioned as _kloak_social_v1_Mentioned, Mentioned__Output as _kloak_social_v1_Mentioned__Output } from '../../../kloak/social/v1/Mentioned.ts';

/**
 * Its writer said it in other words.
 */
export interface CommentEdited {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'writer'?: (string);
  'content'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  /**
   * Also those whom it named before.
   */
  'mentioned'?: (_kloak_social_v1_Mentioned | null);
  '_groupPost'?: "groupPost";
  '_mentioned'?: "mentioned";
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
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  /**
   * Also those whom it named before.
   */
  'mentioned'?: (_kloak_social_v1_Mentioned__Output | null);
  '_groupPost'?: "groupPost";
  '_mentioned'?: "mentioned";
}
