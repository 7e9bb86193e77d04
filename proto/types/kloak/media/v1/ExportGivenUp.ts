// Original file: proto/kloak/media/v1/events.proto

import type { ExportState as _kloak_media_v1_ExportState, ExportState__Output as _kloak_media_v1_ExportState__Output } from '../../../kloak/media/v1/ExportState.ts';

/**
 * It was given up.
 */
export interface ExportGivenUp {
  'owner'?: (string);
  'after'?: (_kloak_media_v1_ExportState | null);
}

/**
 * It was given up.
 */
export interface ExportGivenUp__Output {
  'owner': (string);
  'after': (_kloak_media_v1_ExportState__Output | null);
}
