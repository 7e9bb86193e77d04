// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface FilePreview {
  'fileName'?: (string);
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
  /**
   * image/jpeg.
   */
  'type'?: (string);
}

export interface FilePreview__Output {
  'fileName': (string);
  /**
   * Bytes.
   */
  'size': (number);
  /**
   * image/jpeg.
   */
  'type': (string);
}
