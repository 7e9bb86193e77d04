// Original file: proto/kloak/media/v1/events.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';

/**
 * The same bytes were uploaded again after it failed: it is rendered anew, and all else of it stays.
 */
export interface ItemTriedAgain {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Each fact as in ItemChecked.
   */
  'key'?: (string);
  'type'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'fileName'?: (string);
}

/**
 * The same bytes were uploaded again after it failed: it is rendered anew, and all else of it stays.
 */
export interface ItemTriedAgain__Output {
  'item': (string);
  'owner': (string);
  /**
   * Each fact as in ItemChecked.
   */
  'key': (string);
  'type': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'fileName': (string);
}
