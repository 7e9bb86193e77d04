// Original file: proto/kloak/media/v1/media.proto

import type { KnownMember as _kloak_media_v1_KnownMember, KnownMember__Output as _kloak_media_v1_KnownMember__Output } from '../../../kloak/media/v1/KnownMember.ts';
import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { CategoryCount as _kloak_media_v1_CategoryCount, CategoryCount__Output as _kloak_media_v1_CategoryCount__Output } from '../../../kloak/media/v1/CategoryCount.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListPostsResponse {
  'profile'?: (_kloak_media_v1_KnownMember | null);
  'posts'?: (_kloak_media_v1_Post)[];
  /**
   * Of all that the caller may see, of the category where one is named.
   */
  'total'?: (number | string | Long);
  'next'?: (string);
  /**
   * The member lets others download originals; only for connections.
   */
  'downloadable'?: (boolean);
  /**
   * Those of which the caller may see a video, in the order of proto/rules/categories.ts, whichever is named; what an older build changed may be counted wrong.
   */
  'categories'?: (_kloak_media_v1_CategoryCount)[];
  '_next'?: "next";
  '_downloadable'?: "downloadable";
}

export interface ListPostsResponse__Output {
  'profile': (_kloak_media_v1_KnownMember__Output | null);
  'posts': (_kloak_media_v1_Post__Output)[];
  /**
   * Of all that the caller may see, of the category where one is named.
   */
  'total': (number);
  'next'?: (string);
  /**
   * The member lets others download originals; only for connections.
   */
  'downloadable'?: (boolean);
  /**
   * Those of which the caller may see a video, in the order of proto/rules/categories.ts, whichever is named; what an older build changed may be counted wrong.
   */
  'categories': (_kloak_media_v1_CategoryCount__Output)[];
  '_next'?: "next";
  '_downloadable'?: "downloadable";
}
