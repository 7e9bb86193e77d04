// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { Duplicate as _kloak_media_v1_Duplicate, Duplicate__Output as _kloak_media_v1_Duplicate__Output } from '../../../kloak/media/v1/Duplicate.ts';

export interface PublishUploadResponse {
  'posts'?: (_kloak_media_v1_Post)[];
  'duplicates'?: (_kloak_media_v1_Duplicate)[];
}

export interface PublishUploadResponse__Output {
  'posts': (_kloak_media_v1_Post__Output)[];
  'duplicates': (_kloak_media_v1_Duplicate__Output)[];
}
