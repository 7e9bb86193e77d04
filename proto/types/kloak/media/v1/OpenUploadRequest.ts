// Original file: proto/kloak/media/v1/media.proto

import type { OfferedFile as _kloak_media_v1_OfferedFile, OfferedFile__Output as _kloak_media_v1_OfferedFile__Output } from '../../../kloak/media/v1/OfferedFile.ts';
import type { UploadFlow as _kloak_media_v1_UploadFlow, UploadFlow__Output as _kloak_media_v1_UploadFlow__Output } from '../../../kloak/media/v1/UploadFlow.ts';
import type { AlbumName as _kloak_media_v1_AlbumName, AlbumName__Output as _kloak_media_v1_AlbumName__Output } from '../../../kloak/media/v1/AlbumName.ts';

export interface OpenUploadRequest {
  'files'?: (_kloak_media_v1_OfferedFile)[];
  /**
   * Without it, all kinds that the vault knows.
   */
  'flow'?: (_kloak_media_v1_UploadFlow);
  /**
   * The caller's album of this name holds what is published on arrival. A new one begins with the first of them, and is for whom all of them are for.
   */
  'album'?: (_kloak_media_v1_AlbumName | null);
  '_flow'?: "flow";
  '_album'?: "album";
}

export interface OpenUploadRequest__Output {
  'files': (_kloak_media_v1_OfferedFile__Output)[];
  /**
   * Without it, all kinds that the vault knows.
   */
  'flow'?: (_kloak_media_v1_UploadFlow__Output);
  /**
   * The caller's album of this name holds what is published on arrival. A new one begins with the first of them, and is for whom all of them are for.
   */
  'album'?: (_kloak_media_v1_AlbumName__Output | null);
  '_flow'?: "flow";
  '_album'?: "album";
}
