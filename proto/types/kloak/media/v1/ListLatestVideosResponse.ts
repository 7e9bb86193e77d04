// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListLatestVideosResponse {
  'posts'?: (_kloak_media_v1_Post)[];
  /**
   * There when there is more.
   */
  'next'?: (string);
  /**
   * Of all that they share; those whose privacy an older build changed may be counted wrong.
   */
  'total'?: (number | string | Long);
  '_next'?: "next";
}

export interface ListLatestVideosResponse__Output {
  'posts': (_kloak_media_v1_Post__Output)[];
  /**
   * There when there is more.
   */
  'next'?: (string);
  /**
   * Of all that they share; those whose privacy an older build changed may be counted wrong.
   */
  'total': (number);
  '_next'?: "next";
}
