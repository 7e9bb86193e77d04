// Original file: proto/kloak/media/v1/events.proto

import type { Rendition as _kloak_media_v1_Rendition, Rendition__Output as _kloak_media_v1_Rendition__Output } from '../../../kloak/media/v1/Rendition.ts';

/**
 * It is a picture, and was drawn anew by us: shown until renditions are made.
 */
export interface ItemPreviewed {
  'item'?: (string);
  'owner'?: (string);
  /**
   * thumbhash, base64.
   */
  'thumbhash'?: (string);
  'preview'?: (_kloak_media_v1_Rendition | null);
}

/**
 * It is a picture, and was drawn anew by us: shown until renditions are made.
 */
export interface ItemPreviewed__Output {
  'item': (string);
  'owner': (string);
  /**
   * thumbhash, base64.
   */
  'thumbhash': (string);
  'preview': (_kloak_media_v1_Rendition__Output | null);
}
