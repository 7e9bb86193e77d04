// Original file: proto/kloak/media/v1/events.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * An album holds it no longer; the item stays.
 */
export interface ItemRemovedFromAlbum {
  'item'?: (string);
  'owner'?: (string);
  'album'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'privacy'?: (_kloak_media_v1_Privacy);
}

/**
 * An album holds it no longer; the item stays.
 */
export interface ItemRemovedFromAlbum__Output {
  'item': (string);
  'owner': (string);
  'album': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'privacy': (_kloak_media_v1_Privacy__Output);
}
