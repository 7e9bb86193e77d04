// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';
import type { Mentioned as _kloak_social_v1_Mentioned, Mentioned__Output as _kloak_social_v1_Mentioned__Output } from '../../../kloak/social/v1/Mentioned.ts';

/**
 * comment:{id} — one comment or reply on an item, or on a post of a group.
 */
export interface CommentSaved {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'writer'?: (string);
  'content'?: (string);
  /**
   * The top-level comment that this replies to; absent at top level (replies to replies join the parent).
   */
  'responseTo'?: (string);
  /**
   * ISO 8601 UTC: for some minutes its writer may edit it. Absent in older events.
   */
  'at'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  /**
   * Absent where it names nobody.
   */
  'mentioned'?: (_kloak_social_v1_Mentioned | null);
  '_responseTo'?: "responseTo";
  '_at'?: "at";
  '_groupPost'?: "groupPost";
  '_mentioned'?: "mentioned";
}

/**
 * comment:{id} — one comment or reply on an item, or on a post of a group.
 */
export interface CommentSaved__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'writer': (string);
  'content': (string);
  /**
   * The top-level comment that this replies to; absent at top level (replies to replies join the parent).
   */
  'responseTo'?: (string);
  /**
   * ISO 8601 UTC: for some minutes its writer may edit it. Absent in older events.
   */
  'at'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  /**
   * Absent where it names nobody.
   */
  'mentioned'?: (_kloak_social_v1_Mentioned__Output | null);
  '_responseTo'?: "responseTo";
  '_at'?: "at";
  '_groupPost'?: "groupPost";
  '_mentioned'?: "mentioned";
}
