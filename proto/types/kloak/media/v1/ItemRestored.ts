// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';
import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * Its owner has it back from the trash, as it was.
 */
export interface ItemRestored {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Who may see it from now on.
   */
  'privacy'?: (_kloak_media_v1_Privacy);
  'kind'?: (_kloak_media_v1_ItemKind);
  /**
   * The albums that held it, and hold it now.
   */
  'albums'?: (string)[];
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
  /**
   * As in ItemAddedToAlbum.
   */
  'takenLocal'?: (string);
  'publishedAt'?: (string);
  /**
   * Absent in older events.
   */
  'category'?: (string);
  'takenFraction'?: (string);
  'chosenAt'?: (string);
  '_takenLocal'?: "takenLocal";
  '_publishedAt'?: "publishedAt";
  '_category'?: "category";
  '_takenFraction'?: "takenFraction";
  '_chosenAt'?: "chosenAt";
}

/**
 * Its owner has it back from the trash, as it was.
 */
export interface ItemRestored__Output {
  'item': (string);
  'owner': (string);
  /**
   * Who may see it from now on.
   */
  'privacy': (_kloak_media_v1_Privacy__Output);
  'kind': (_kloak_media_v1_ItemKind__Output);
  /**
   * The albums that held it, and hold it now.
   */
  'albums': (string)[];
  /**
   * Bytes.
   */
  'size': (number);
  /**
   * As in ItemAddedToAlbum.
   */
  'takenLocal'?: (string);
  'publishedAt'?: (string);
  /**
   * Absent in older events.
   */
  'category'?: (string);
  'takenFraction'?: (string);
  'chosenAt'?: (string);
  '_takenLocal'?: "takenLocal";
  '_publishedAt'?: "publishedAt";
  '_category'?: "category";
  '_takenFraction'?: "takenFraction";
  '_chosenAt'?: "chosenAt";
}
