// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface ListPostsByDayResponse {
  'posts'?: (_kloak_media_v1_Post)[];
  /**
   * There when there is more.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListPostsByDayResponse__Output {
  'posts': (_kloak_media_v1_Post__Output)[];
  /**
   * There when there is more.
   */
  'next'?: (string);
  '_next'?: "next";
}
