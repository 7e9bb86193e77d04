// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface CategoryCount {
  'category'?: (string);
  /**
   * Videos; at least 1.
   */
  'count'?: (number | string | Long);
}

export interface CategoryCount__Output {
  'category': (string);
  /**
   * Videos; at least 1.
   */
  'count': (number);
}
