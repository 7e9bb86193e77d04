// Original file: proto/kloak/social/v1/events.proto

import type { GroupPost as _kloak_social_v1_GroupPost, GroupPost__Output as _kloak_social_v1_GroupPost__Output } from '../../../kloak/social/v1/GroupPost.ts';

export interface LikeTaken {
  'item'?: (string);
  'owner'?: (string);
  'who'?: (string);
  'groupPost'?: (_kloak_social_v1_GroupPost | null);
  'comment'?: (string);
  '_groupPost'?: "groupPost";
  '_comment'?: "comment";
}

export interface LikeTaken__Output {
  'item': (string);
  'owner': (string);
  'who': (string);
  'groupPost'?: (_kloak_social_v1_GroupPost__Output | null);
  'comment'?: (string);
  '_groupPost'?: "groupPost";
  '_comment'?: "comment";
}
