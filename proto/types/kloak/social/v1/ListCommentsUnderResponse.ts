// Original file: proto/kloak/social/v1/social.proto

import type { Comment as _kloak_social_v1_Comment, Comment__Output as _kloak_social_v1_Comment__Output } from '../../../kloak/social/v1/Comment.ts';

export interface ListCommentsUnderResponse {
  'comments'?: (_kloak_social_v1_Comment)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListCommentsUnderResponse__Output {
  'comments': (_kloak_social_v1_Comment__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
