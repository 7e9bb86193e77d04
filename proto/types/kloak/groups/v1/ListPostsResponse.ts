// Original file: proto/kloak/groups/v1/groups.proto

import type { Post as _kloak_groups_v1_Post, Post__Output as _kloak_groups_v1_Post__Output } from '../../../kloak/groups/v1/Post.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListPostsResponse {
  'posts'?: (_kloak_groups_v1_Post)[];
  'total'?: (number);
  'next'?: (string);
  /**
   * For `MarkRead`: until where in the log of the group its reader has seen what is posted. 0 where nothing is.
   */
  'seen'?: (number | string | Long);
  '_next'?: "next";
}

export interface ListPostsResponse__Output {
  'posts': (_kloak_groups_v1_Post__Output)[];
  'total': (number);
  'next'?: (string);
  /**
   * For `MarkRead`: until where in the log of the group its reader has seen what is posted. 0 where nothing is.
   */
  'seen': (number);
  '_next'?: "next";
}
