// Original file: proto/kloak/media/v1/events.proto

import type { ExportState as _kloak_media_v1_ExportState, ExportState__Output as _kloak_media_v1_ExportState__Output } from '../../../kloak/media/v1/ExportState.ts';

/**
 * export:{owner} — everything that a member has, made ready to be taken home. `after` is how it stands after the event.
 */
export interface ExportRequested {
  'owner'?: (string);
  'after'?: (_kloak_media_v1_ExportState | null);
  /**
   * The one before it, which is there no longer.
   */
  'replaced'?: (string);
  '_replaced'?: "replaced";
}

/**
 * export:{owner} — everything that a member has, made ready to be taken home. `after` is how it stands after the event.
 */
export interface ExportRequested__Output {
  'owner': (string);
  'after': (_kloak_media_v1_ExportState__Output | null);
  /**
   * The one before it, which is there no longer.
   */
  'replaced'?: (string);
  '_replaced'?: "replaced";
}
