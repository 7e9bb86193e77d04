// Original file: proto/kloak/media/v1/media.proto

import type { Writer as _kloak_media_v1_Writer, Writer__Output as _kloak_media_v1_Writer__Output } from '../../../kloak/media/v1/Writer.ts';
import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListPostsResponse {
  /**
   * With an address only for the member and the member's connections.
   */
  'profile'?: (_kloak_media_v1_Writer | null);
  'posts'?: (_kloak_media_v1_Post)[];
  /**
   * Of all that the caller may see.
   */
  'total'?: (number | string | Long);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListPostsResponse__Output {
  /**
   * With an address only for the member and the member's connections.
   */
  'profile': (_kloak_media_v1_Writer__Output | null);
  'posts': (_kloak_media_v1_Post__Output)[];
  /**
   * Of all that the caller may see.
   */
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
