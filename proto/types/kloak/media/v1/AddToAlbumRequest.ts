// Original file: proto/kloak/media/v1/media.proto

import type { AlbumName as _kloak_media_v1_AlbumName, AlbumName__Output as _kloak_media_v1_AlbumName__Output } from '../../../kloak/media/v1/AlbumName.ts';
import type { Privacy as _kloak_media_v1_Privacy, Privacy__Output as _kloak_media_v1_Privacy__Output } from '../../../kloak/media/v1/Privacy.ts';

/**
 * The album by its id, or else by its name.
 */
export interface AddToAlbumRequest {
  'items'?: (string)[];
  'album'?: (string);
  'named'?: (_kloak_media_v1_AlbumName | null);
  /**
   * Beside a name: of a new one.
   */
  'privacy'?: (_kloak_media_v1_Privacy);
  '_album'?: "album";
  '_named'?: "named";
  '_privacy'?: "privacy";
}

/**
 * The album by its id, or else by its name.
 */
export interface AddToAlbumRequest__Output {
  'items': (string)[];
  'album'?: (string);
  'named'?: (_kloak_media_v1_AlbumName__Output | null);
  /**
   * Beside a name: of a new one.
   */
  'privacy'?: (_kloak_media_v1_Privacy__Output);
  '_album'?: "album";
  '_named'?: "named";
  '_privacy'?: "privacy";
}
