// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * Its owner deleted it: nobody sees it any more. Its items stay.
 */
export interface AlbumTrashed {
  'album'?: (string);
  'owner'?: (string);
  /**
   * Who could see it until now.
   */
  'privacy'?: (_kloak_media_v1_Privacy);
}

/**
 * Its owner deleted it: nobody sees it any more. Its items stay.
 */
export interface AlbumTrashed__Output {
  'album': (string);
  'owner': (string);
  /**
   * Who could see it until now.
   */
  'privacy': (_kloak_media_v1_Privacy__Output);
}
