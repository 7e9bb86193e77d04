// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface ListPostsByIdResponse {
  'posts'?: (_kloak_media_v1_Post)[];
}

export interface ListPostsByIdResponse__Output {
  'posts': (_kloak_media_v1_Post__Output)[];
}
