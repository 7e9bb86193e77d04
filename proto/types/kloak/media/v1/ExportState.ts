// Original file: proto/kloak/media/v1/events.proto

import type { ExportStatus as _kloak_media_v1_ExportStatus, ExportStatus__Output as _kloak_media_v1_ExportStatus__Output } from '../../../kloak/media/v1/ExportStatus.ts';
import type { ExportStage as _kloak_media_v1_ExportStage, ExportStage__Output as _kloak_media_v1_ExportStage__Output } from '../../../kloak/media/v1/ExportStage.ts';
import type { ExportPart as _kloak_media_v1_ExportPart, ExportPart__Output as _kloak_media_v1_ExportPart__Output } from '../../../kloak/media/v1/ExportPart.ts';

/**
 * How far an export has come: what its next step needs, carried by each of its events.
 */
export interface ExportState {
  'id'?: (string);
  'status'?: (_kloak_media_v1_ExportStatus);
  /**
   * Since when, ISO 8601 UTC.
   */
  'since'?: (string);
  /**
   * When exports were asked for in the last 24 hours, the oldest first.
   */
  'requestedAt'?: (string)[];
  'stage'?: (_kloak_media_v1_ExportStage);
  /**
   * Where the stage goes on; empty at its beginning.
   */
  'from'?: (string);
  /**
   * Pages of the stage that are written.
   */
  'pages'?: (number);
  /**
   * Items that are written, of about so many.
   */
  'items'?: (number);
  'total'?: (number);
  /**
   * The last of them is being filled.
   */
  'parts'?: (_kloak_media_v1_ExportPart)[];
  /**
   * The moment of the last item that was written, `YYYY-MM-DDTHH:mm:ss`, and how many are of it.
   */
  'moment'?: (string);
  'ofMoment'?: (number);
}

/**
 * How far an export has come: what its next step needs, carried by each of its events.
 */
export interface ExportState__Output {
  'id': (string);
  'status': (_kloak_media_v1_ExportStatus__Output);
  /**
   * Since when, ISO 8601 UTC.
   */
  'since': (string);
  /**
   * When exports were asked for in the last 24 hours, the oldest first.
   */
  'requestedAt': (string)[];
  'stage': (_kloak_media_v1_ExportStage__Output);
  /**
   * Where the stage goes on; empty at its beginning.
   */
  'from': (string);
  /**
   * Pages of the stage that are written.
   */
  'pages': (number);
  /**
   * Items that are written, of about so many.
   */
  'items': (number);
  'total': (number);
  /**
   * The last of them is being filled.
   */
  'parts': (_kloak_media_v1_ExportPart__Output)[];
  /**
   * The moment of the last item that was written, `YYYY-MM-DDTHH:mm:ss`, and how many are of it.
   */
  'moment': (string);
  'ofMoment': (number);
}
