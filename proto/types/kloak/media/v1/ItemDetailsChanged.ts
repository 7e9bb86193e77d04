// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';
import type { ItemKind as _kloak_media_v1_ItemKind, ItemKind__Output as _kloak_media_v1_ItemKind__Output } from '../../../kloak/media/v1/ItemKind.ts';

/**
 * What is said of it and who may see it from now on, all of it.
 */
export interface ItemDetailsChanged {
  'item'?: (string);
  'owner'?: (string);
  'title'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  'category'?: (string);
  /**
   * Who could see it until now: they may see less, or more.
   */
  'privacyBefore'?: (_kloak_media_v1_Privacy);
  /**
   * Unspecified in older events.
   */
  'kind'?: (_kloak_media_v1_ItemKind);
  /**
   * The albums that hold it.
   */
  'albums'?: (string)[];
  /**
   * Absent in older events.
   */
  'categoryBefore'?: (string);
  /**
   * The family may see it again, and could already before it became private. Absent where that is not so, and in older events.
   */
  'sharedAgain'?: (boolean);
  '_categoryBefore'?: "categoryBefore";
  '_sharedAgain'?: "sharedAgain";
}

/**
 * What is said of it and who may see it from now on, all of it.
 */
export interface ItemDetailsChanged__Output {
  'item': (string);
  'owner': (string);
  'title': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  'category': (string);
  /**
   * Who could see it until now: they may see less, or more.
   */
  'privacyBefore': (_kloak_media_v1_Privacy__Output);
  /**
   * Unspecified in older events.
   */
  'kind': (_kloak_media_v1_ItemKind__Output);
  /**
   * The albums that hold it.
   */
  'albums': (string)[];
  /**
   * Absent in older events.
   */
  'categoryBefore'?: (string);
  /**
   * The family may see it again, and could already before it became private. Absent where that is not so, and in older events.
   */
  'sharedAgain'?: (boolean);
  '_categoryBefore'?: "categoryBefore";
  '_sharedAgain'?: "sharedAgain";
}
