// Original file: proto/kloak/media/v1/events.proto

import type { ExportState as _kloak_media_v1_ExportState, ExportState__Output as _kloak_media_v1_ExportState__Output } from '../../../kloak/media/v1/ExportState.ts';

export interface ExportCompleted {
  'owner'?: (string);
  'after'?: (_kloak_media_v1_ExportState | null);
}

export interface ExportCompleted__Output {
  'owner': (string);
  'after': (_kloak_media_v1_ExportState__Output | null);
}
