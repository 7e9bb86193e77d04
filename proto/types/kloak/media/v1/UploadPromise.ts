// Original file: proto/kloak/media/v1/media.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';

/**
 * In the order of the files offered.
 */
export interface UploadPromise {
  'item'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'fileName'?: (string);
  /**
   * Where the checked original will stand.
   */
  'key'?: (string);
  'url'?: (string);
  'fields'?: ({[key: string]: string});
}

/**
 * In the order of the files offered.
 */
export interface UploadPromise__Output {
  'item': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'fileName': (string);
  /**
   * Where the checked original will stand.
   */
  'key': (string);
  'url': (string);
  'fields': ({[key: string]: string});
}
