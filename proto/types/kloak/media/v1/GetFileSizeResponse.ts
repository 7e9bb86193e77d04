// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface GetFileSizeResponse {
  /**
   * Bytes.
   */
  'size'?: (number | string | Long);
}

export interface GetFileSizeResponse__Output {
  /**
   * Bytes.
   */
  'size': (number);
}
