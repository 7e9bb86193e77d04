// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';
import type { Mentioned as _kloak_social_v1_Mentioned, Mentioned__Output as _kloak_social_v1_Mentioned__Output } from '../../../kloak/social/v1/Mentioned.ts';

/**
 * Its words are shown to nobody any more; where it was replied to, its place stays.
 */
export interface CommentDeleted {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'responseTo'?: (string);
  /**
   * Its writer, or the owner of the item, or an admin of the group.
   */
  'by'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  /**
   * Whom it named. Absent where it named nobody.
   */
  'mentioned'?: (_kloak_social_v1_Mentioned | null);
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
  '_mentioned'?: "mentioned";
}

/**
 * Its words are shown to nobody any more; where it was replied to, its place stays.
 */
export interface CommentDeleted__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'responseTo'?: (string);
  /**
   * Its writer, or the owner of the item, or an admin of the group.
   */
  'by': (string);
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  /**
   * Whom it named. Absent where it named nobody.
   */
  'mentioned'?: (_kloak_social_v1_Mentioned__Output | null);
  '_responseTo'?: "responseTo";
  '_groupPost'?: "groupPost";
  '_mentioned'?: "mentioned";
}
