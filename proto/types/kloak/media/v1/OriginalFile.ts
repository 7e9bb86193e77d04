// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface OriginalFile {
  'key'?: (string);
  'fileName'?: (string);
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
  /**
   * When it was taken by the camera's clock, `YYYY-MM-DDTHH:mm:ss`, or else when it was published, UTC.
   */
  'madeAt'?: (string);
}

export interface OriginalFile__Output {
  'key': (string);
  'fileName': (string);
  /**
   * Bytes.
   */
  'size': (number);
  /**
   * When it was taken by the camera's clock, `YYYY-MM-DDTHH:mm:ss`, or else when it was published, UTC.
   */
  'madeAt': (string);
}
