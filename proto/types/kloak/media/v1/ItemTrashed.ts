// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';
import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * Its owner deleted it: nobody sees it any more. Its bytes are there, and its space is used, until it is purged.
 */
export interface ItemTrashed {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Who could see it until now.
   */
  'privacy'?: (_kloak_media_v1_Privacy);
  'kind'?: (_kloak_media_v1_ItemKind);
  /**
   * The albums that held it.
   */
  'albums'?: (string)[];
  /**
   * Bytes that it takes until it is purged, and since when it is in the trash (ISO 8601 UTC). Absent in older events, which were purged at once.
   */
  'size'?: (number | string | Long);
  'trashedAt'?: (string);
  /**
   * Absent in older events.
   */
  'category'?: (string);
  '_size'?: "size";
  '_trashedAt'?: "trashedAt";
  '_category'?: "category";
}

/**
 * Its owner deleted it: nobody sees it any more. Its bytes are there, and its space is used, until it is purged.
 */
export interface ItemTrashed__Output {
  'item': (string);
  'owner': (string);
  /**
   * Who could see it until now.
   */
  'privacy': (_kloak_media_v1_Privacy__Output);
  'kind': (_kloak_media_v1_ItemKind__Output);
  /**
   * The albums that held it.
   */
  'albums': (string)[];
  /**
   * Bytes that it takes until it is purged, and since when it is in the trash (ISO 8601 UTC). Absent in older events, which were purged at once.
   */
  'size'?: (number);
  'trashedAt'?: (string);
  /**
   * Absent in older events.
   */
  'category'?: (string);
  '_size'?: "size";
  '_trashedAt'?: "trashedAt";
  '_category'?: "category";
}
