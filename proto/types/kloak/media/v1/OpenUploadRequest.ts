// Original file: proto/kloak/media/v1/media.proto

import type { OfferedFile as _kloak_media_v1_OfferedFile, OfferedFile__Output as _kloak_media_v1_OfferedFile__Output } from '../../../kloak/media/v1/OfferedFile.ts';

export interface OpenUploadRequest {
  'files'?: (_kloak_media_v1_OfferedFile)[];
}

export interface OpenUploadRequest__Output {
  'files': (_kloak_media_v1_OfferedFile__Output)[];
}
