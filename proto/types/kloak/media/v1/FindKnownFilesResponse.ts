// Original file: proto/kloak/media/v1/media.proto

import type { KnownFile as _kloak_media_v1_KnownFile, KnownFile__Output as _kloak_media_v1_KnownFile__Output } from '../../../kloak/media/v1/KnownFile.ts';

export interface FindKnownFilesResponse {
  /**
   * In the order of the hashes, each once.
   */
  'known'?: (_kloak_media_v1_KnownFile)[];
}

export interface FindKnownFilesResponse__Output {
  /**
   * In the order of the hashes, each once.
   */
  'known': (_kloak_media_v1_KnownFile__Output)[];
}
