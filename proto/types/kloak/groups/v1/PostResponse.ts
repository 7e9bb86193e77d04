// Original file: proto/kloak/groups/v1/groups.proto

import type { Post as _kloak_groups_v1_Post, Post__Output as _kloak_groups_v1_Post__Output } from '../../../kloak/groups/v1/Post.ts';

export interface PostResponse {
  'post'?: (_kloak_groups_v1_Post | null);
}

export interface PostResponse__Output {
  'post': (_kloak_groups_v1_Post__Output | null);
}
