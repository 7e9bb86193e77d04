// Original file: proto/kloak/media/v1/media.proto

import type { ItemDetails as _kloak_media_v1_ItemDetails, ItemDetails__Output as _kloak_media_v1_ItemDetails__Output } from '../../../kloak/media/v1/ItemDetails.ts';
import type { AlbumName as _kloak_media_v1_AlbumName, AlbumName__Output as _kloak_media_v1_AlbumName__Output } from '../../../kloak/media/v1/AlbumName.ts';

export interface PublishUploadRequest {
  'items'?: (_kloak_media_v1_ItemDetails)[];
  /**
   * The caller's album of this name holds all of them then, what was there already too. A new one is for whom all of them are for.
   */
  'album'?: (_kloak_media_v1_AlbumName | null);
  '_album'?: "album";
}

export interface PublishUploadRequest__Output {
  'items': (_kloak_media_v1_ItemDetails__Output)[];
  /**
   * The caller's album of this name holds all of them then, what was there already too. A new one is for whom all of them are for.
   */
  'album'?: (_kloak_media_v1_AlbumName__Output | null);
  '_album'?: "album";
}
