// Original file: proto/kloak/media/v1/events.proto

import type { DeclaredFile as _kloak_media_v1_DeclaredFile, DeclaredFile__Output as _kloak_media_v1_DeclaredFile__Output } from '../../../kloak/media/v1/DeclaredFile.ts';

/**
 * upload:{id} — one act of uploading: what was promised a place.
 */
export interface UploadOpened {
  'upload'?: (string);
  'owner'?: (string);
  'files'?: (_kloak_media_v1_DeclaredFile)[];
}

/**
 * upload:{id} — one act of uploading: what was promised a place.
 */
export interface UploadOpened__Output {
  'upload': (string);
  'owner': (string);
  'files': (_kloak_media_v1_DeclaredFile__Output)[];
}
