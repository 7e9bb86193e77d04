// Original file: proto/kloak/platform/v1/log.proto

import type { Long } from '@grpc/proto-loader';

export interface ReadRequest {
  'lane'?: (number);
  /**
   * The first commit sent is `after + 1`; 0 reads from the beginning.
   */
  'after'?: (number | string | Long);
  'limit'?: (number);
}

export interface ReadRequest__Output {
  'lane': (number);
  /**
   * The first commit sent is `after + 1`; 0 reads from the beginning.
   */
  'after': (number);
  'limit': (number);
}
