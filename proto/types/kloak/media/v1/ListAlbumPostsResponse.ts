// Original file: proto/kloak/media/v1/media.proto

import type { Album as _kloak_media_v1_Album, Album__Output as _kloak_media_v1_Album__Output } from '../../../kloak/media/v1/Album.ts';
import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListAlbumPostsResponse {
  'album'?: (_kloak_media_v1_Album | null);
  'posts'?: (_kloak_media_v1_Post)[];
  /**
   * Of all that the caller may see.
   */
  'total'?: (number | string | Long);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListAlbumPostsResponse__Output {
  'album': (_kloak_media_v1_Album__Output | null);
  'posts': (_kloak_media_v1_Post__Output)[];
  /**
   * Of all that the caller may see.
   */
  'total': (number);
  'next'?: (string);
  '_next'?: "next";
}
