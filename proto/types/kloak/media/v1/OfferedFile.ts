// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface OfferedFile {
  'fileName'?: (string);
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
  /**
   * Empty where the browser knows none.
   */
  'type'?: (string);
  /**
   * Seconds.
   */
  'duration'?: (number | string);
  /**
   * ISO 8601.
   */
  'lastModified'?: (string);
  '_duration'?: "duration";
  '_lastModified'?: "lastModified";
}

export interface OfferedFile__Output {
  'fileName': (string);
  /**
   * Bytes.
   */
  'size': (number);
  /**
   * Empty where the browser knows none.
   */
  'type': (string);
  /**
   * Seconds.
   */
  'duration'?: (number);
  /**
   * ISO 8601.
   */
  'lastModified'?: (string);
  '_duration'?: "duration";
  '_lastModified'?: "lastModified";
}
