// Original file: proto/kloak/media/v1/media.proto

import type { Rendition as _kloak_media_v1_Rendition, Rendition__Output as _kloak_media_v1_Rendition__Output } from '../../../kloak/media/v1/Rendition.ts';

export interface DrawnFile {
  'item'?: (string);
  'renditions'?: (_kloak_media_v1_Rendition)[];
}

export interface DrawnFile__Output {
  'item': (string);
  'renditions': (_kloak_media_v1_Rendition__Output)[];
}
