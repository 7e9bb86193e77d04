// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface TrashedPost {
  'post'?: (_kloak_media_v1_Post | null);
  /**
   * When it goes for ever: ISO 8601 UTC.
   */
  'endsAt'?: (string);
}

export interface TrashedPost__Output {
  'post': (_kloak_media_v1_Post__Output | null);
  /**
   * When it goes for ever: ISO 8601 UTC.
   */
  'endsAt': (string);
}
