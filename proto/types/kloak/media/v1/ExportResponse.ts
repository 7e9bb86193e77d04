// Original file: proto/kloak/media/v1/media.proto

import type { ExportState as _kloak_media_v1_ExportState, ExportState__Output as _kloak_media_v1_ExportState__Output } from '../../../kloak/media/v1/ExportState.ts';

export interface ExportResponse {
  /**
   * Absent where there is none, or its time is over.
   */
  'export'?: (_kloak_media_v1_ExportState | null);
  '_export'?: "export";
}

export interface ExportResponse__Output {
  /**
   * Absent where there is none, or its time is over.
   */
  'export'?: (_kloak_media_v1_ExportState__Output | null);
  '_export'?: "export";
}
