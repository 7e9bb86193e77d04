// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One archive of an export: its list stands in the store, in so many pieces.
 */
export interface ExportPart {
  'pieces'?: (number);
  'files'?: (number);
  /**
   * Of its files.
   */
  'bytes'?: (number | string | Long);
  /**
   * Of its manifest, which is the last of its files.
   */
  'manifestBytes'?: (number | string | Long);
}

/**
 * One archive of an export: its list stands in the store, in so many pieces.
 */
export interface ExportPart__Output {
  'pieces': (number);
  'files': (number);
  /**
   * Of its files.
   */
  'bytes': (number);
  /**
   * Of its manifest, which is the last of its files.
   */
  'manifestBytes': (number);
}
