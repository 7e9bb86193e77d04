// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';

export interface CommentHeartTaken {
  'comment'?: (string);
  'item'?: (string);
  'owner'?: (string);
  'who'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  '_groupPost'?: "groupPost";
}

export interface CommentHeartTaken__Output {
  'comment': (string);
  'item': (string);
  'owner': (string);
  'who': (string);
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  '_groupPost'?: "groupPost";
}
