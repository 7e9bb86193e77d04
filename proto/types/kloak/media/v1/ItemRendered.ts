// Original file: proto/kloak/media/v1/events.proto

import type { Rendition as _kloak_media_v1_Rendition, Rendition__Output as _kloak_media_v1_Rendition__Output } from '../../../kloak/media/v1/Rendition.ts';

export interface ItemRendered {
  'item'?: (string);
  'owner'?: (string);
  /**
   * Pixels of the upright picture.
   */
  'width'?: (number);
  'height'?: (number);
  /**
   * thumbhash, base64.
   */
  'thumbhash'?: (string);
  /**
   * ISO 8601, where the file tells.
   */
  'takenAt'?: (string);
  'renditions'?: (_kloak_media_v1_Rendition)[];
  /**
   * A part of the picture is not in the original.
   */
  'partial'?: (boolean);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
}

export interface ItemRendered__Output {
  'item': (string);
  'owner': (string);
  /**
   * Pixels of the upright picture.
   */
  'width': (number);
  'height': (number);
  /**
   * thumbhash, base64.
   */
  'thumbhash': (string);
  /**
   * ISO 8601, where the file tells.
   */
  'takenAt'?: (string);
  'renditions': (_kloak_media_v1_Rendition__Output)[];
  /**
   * A part of the picture is not in the original.
   */
  'partial'?: (boolean);
  '_takenAt'?: "takenAt";
  '_partial'?: "partial";
}
