// Original file: proto/kloak/media/v1/events.proto

import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * What is said of it and who may see it from now on, all of it.
 */
export interface AlbumDetailsChanged {
  'album'?: (string);
  'owner'?: (string);
  'name'?: (string);
  'description'?: (string);
  'privacy'?: (_kloak_media_v1_Privacy);
  /**
   * Who could see it until now: they may see less, or more.
   */
  'privacyBefore'?: (_kloak_media_v1_Privacy);
}

/**
 * What is said of it and who may see it from now on, all of it.
 */
export interface AlbumDetailsChanged__Output {
  'album': (string);
  'owner': (string);
  'name': (string);
  'description': (string);
  'privacy': (_kloak_media_v1_Privacy__Output);
  /**
   * Who could see it until now: they may see less, or more.
   */
  'privacyBefore': (_kloak_media_v1_Privacy__Output);
}
