// Original file: proto/kloak/media/v1/media.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';

export interface ListOriginalsRequest {
  'kind'?: (_kloak_media_v1_ItemKind);
  'album'?: (string);
  /**
   * Where the answer before ended.
   */
  'before'?: (string);
  'limit'?: (number);
  /**
   * Whose; the caller's own where neither it nor an album is named.
   */
  'owner'?: (string);
  '_kind'?: "kind";
  '_album'?: "album";
  '_before'?: "before";
  '_owner'?: "owner";
}

export interface ListOriginalsRequest__Output {
  'kind'?: (_kloak_media_v1_ItemKind__Output);
  'album'?: (string);
  /**
   * Where the answer before ended.
   */
  'before'?: (string);
  'limit': (number);
  /**
   * Whose; the caller's own where neither it nor an album is named.
   */
  'owner'?: (string);
  '_kind'?: "kind";
  '_album'?: "album";
  '_before'?: "before";
  '_owner'?: "owner";
}
