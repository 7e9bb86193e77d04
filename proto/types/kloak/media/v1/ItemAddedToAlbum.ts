// Original file: proto/kloak/media/v1/events.proto

import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * An album of its owner holds it, besides others that may hold it, too.
 */
export interface ItemAddedToAlbum {
  'item'?: (string);
  'owner'?: (string);
  'album'?: (string);
  'kind'?: (_kloak_media_v1_ItemKind);
  'privacy'?: (_kloak_media_v1_Privacy);
  /**
   * What its place in the album follows from, as far as it is known by now: as in ItemRendered and ItemPublished.
   */
  'takenLocal'?: (string);
  'publishedAt'?: (string);
  'takenFraction'?: (string);
  'chosenAt'?: (string);
  '_takenLocal'?: "takenLocal";
  '_publishedAt'?: "publishedAt";
  '_takenFraction'?: "takenFraction";
  '_chosenAt'?: "chosenAt";
}

/**
 * An album of its owner holds it, besides others that may hold it, too.
 */
export interface ItemAddedToAlbum__Output {
  'item': (string);
  'owner': (string);
  'album': (string);
  'kind': (_kloak_media_v1_ItemKind__Output);
  'privacy': (_kloak_media_v1_Privacy__Output);
  /**
   * What its place in the album follows from, as far as it is known by now: as in ItemRendered and ItemPublished.
   */
  'takenLocal'?: (string);
  'publishedAt'?: (string);
  'takenFraction'?: (string);
  'chosenAt'?: (string);
  '_takenLocal'?: "takenLocal";
  '_publishedAt'?: "publishedAt";
  '_takenFraction'?: "takenFraction";
  '_chosenAt'?: "chosenAt";
}
