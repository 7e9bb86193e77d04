// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';

export interface KnownFile {
  'hash'?: (string);
  'post'?: (_kloak_media_v1_Post | null);
}

export interface KnownFile__Output {
  'hash': (string);
  'post': (_kloak_media_v1_Post__Output | null);
}
