// Original file: proto/kloak/media/v1/media.proto

import type { DrawnFile as _kloak_media_v1_DrawnFile, DrawnFile__Output as _kloak_media_v1_DrawnFile__Output } from '../../../kloak/media/v1/DrawnFile.ts';

export interface ListDrawnResponse {
  'drawn'?: (_kloak_media_v1_DrawnFile)[];
}

export interface ListDrawnResponse__Output {
  'drawn': (_kloak_media_v1_DrawnFile__Output)[];
}
