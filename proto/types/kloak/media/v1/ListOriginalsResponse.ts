// Original file: proto/kloak/media/v1/media.proto

import type { OriginalFile as _kloak_media_v1_OriginalFile, OriginalFile__Output as _kloak_media_v1_OriginalFile__Output } from '../../../kloak/media/v1/OriginalFile.ts';

export interface ListOriginalsResponse {
  'files'?: (_kloak_media_v1_OriginalFile)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListOriginalsResponse__Output {
  'files': (_kloak_media_v1_OriginalFile__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
