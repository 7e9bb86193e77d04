// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface OfferedPreview {
  'item'?: (string);
  /**
   * Bytes; absent where it is not known yet: then as many as a preview may have.
   */
  'size'?: (number | string | Long);
  /**
   * image/jpeg.
   */
  'type'?: (string);
  '_size'?: "size";
}

export interface OfferedPreview__Output {
  'item': (string);
  /**
   * Bytes; absent where it is not known yet: then as many as a preview may have.
   */
  'size'?: (number);
  /**
   * image/jpeg.
   */
  'type': (string);
  '_size'?: "size";
}
