// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Nothing more is expected: all files are settled, or the time is over.
 */
export interface UploadClosed {
  'upload'?: (string);
  'owner'?: (string);
  /**
   * Bytes that had been reserved for an upload that was never opened; they are free again. Otherwise each file's item tells.
   */
  'released'?: (number | string | Long);
}

/**
 * Nothing more is expected: all files are settled, or the time is over.
 */
export interface UploadClosed__Output {
  'upload': (string);
  'owner': (string);
  /**
   * Bytes that had been reserved for an upload that was never opened; they are free again. Otherwise each file's item tells.
   */
  'released': (number);
}
