// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface GetUsageResponse {
  /**
   * Bytes.
   */
  'used'?: (number | string | Long);
  'reserved'?: (number | string | Long);
  'max'?: (number | string | Long);
}

export interface GetUsageResponse__Output {
  /**
   * Bytes.
   */
  'used': (number);
  'reserved': (number);
  'max': (number);
}
