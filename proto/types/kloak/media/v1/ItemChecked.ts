// Original file: proto/kloak/media/v1/events.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * The bytes are what is allowed, and stand under `key`.
 */
export interface ItemChecked {
  'item'?: (string);
  'owner'?: (string);
  'key'?: (string);
  'sha256'?: (string);
  'size'?: (number | string | Long);
  /**
   * As its bytes say.
   */
  'type'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'fileName'?: (string);
}

/**
 * The bytes are what is allowed, and stand under `key`.
 */
export interface ItemChecked__Output {
  'item': (string);
  'owner': (string);
  'key': (string);
  'sha256': (string);
  'size': (number);
  /**
   * As its bytes say.
   */
  'type': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'fileName': (string);
}
