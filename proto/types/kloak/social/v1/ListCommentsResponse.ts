// Original file: proto/kloak/social/v1/social.proto

import type { Comment as _kloak_social_v1_Comment, Comment__Output as _kloak_social_v1_Comment__Output } from '../../../kloak/social/v1/Comment.ts';

export interface ListCommentsResponse {
  'comments'?: (_kloak_social_v1_Comment)[];
  /**
   * Of top-level comments, or of replies with `responseTo`.
   */
  'total'?: (number);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListCommentsResponse__Output {
  'comments': (_kloak_social_v1_Comment__Output)[];
  /**
   * Of top-level comments, or of replies with `responseTo`.
   */
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
