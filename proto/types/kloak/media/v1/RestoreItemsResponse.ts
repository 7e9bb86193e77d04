// Original file: proto/kloak/media/v1/media.proto

import type { Post as _kloak_media_v1_Post, Post__Output as _kloak_media_v1_Post__Output } from '../../../kloak/media/v1/Post.ts';
import type { RefusedItem as _kloak_media_v1_RefusedItem, RefusedItem__Output as _kloak_media_v1_RefusedItem__Output } from '../../../kloak/media/v1/RefusedItem.ts';

export interface RestoreItemsResponse {
  'posts'?: (_kloak_media_v1_Post)[];
  'refused'?: (_kloak_media_v1_RefusedItem)[];
}

export interface RestoreItemsResponse__Output {
  'posts': (_kloak_media_v1_Post__Output)[];
  'refused': (_kloak_media_v1_RefusedItem__Output)[];
}
