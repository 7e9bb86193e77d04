// Original file: proto/kloak/social/v1/social.proto

import type { Comment as _kloak_social_v1_Comment, Comment__Output as _kloak_social_v1_Comment__Output } from '../../../kloak/social/v1/Comment.ts';

export interface EditCommentResponse {
  'comment'?: (_kloak_social_v1_Comment | null);
}

export interface EditCommentResponse__Output {
  'comment': (_kloak_social_v1_Comment__Output | null);
}
