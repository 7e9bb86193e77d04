// Original file: proto/kloak/media/v1/media.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';

export interface ListAlbumPostsRequest {
  'album'?: (string);
  /**
   * Of one kind alone.
   */
  'kind'?: (_kloak_media_v1_ItemKind);
  'page'?: (number);
  'perPage'?: (number);
  'before'?: (string);
  '_kind'?: "kind";
  '_before'?: "before";
}

export interface ListAlbumPostsRequest__Output {
  'album': (string);
  /**
   * Of one kind alone.
   */
  'kind'?: (_kloak_media_v1_ItemKind__Output);
  'page': (number);
  'perPage': (number);
  'before'?: (string);
  '_kind'?: "kind";
  '_before'?: "before";
}
