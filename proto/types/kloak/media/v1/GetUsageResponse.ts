// Original file: proto/kloak/media/v1/media.proto

import type { Long } from '@grpc/proto-loader';

export interface GetUsageResponse {
  /**
   * Bytes.
   */
  'used'?: (number | string | Long);
  'reserved'?: (number | string | Long);
  /**
   * What the plan holds.
   */
  'max'?: (number | string | Long);
  /**
   * Nothing can be uploaded until what is due is paid.
   */
  'locked'?: (boolean);
  /**
   * Bytes of the largest file that the plan takes.
   */
  'maxFileBytes'?: (number | string | Long);
}

export interface GetUsageResponse__Output {
  /**
   * Bytes.
   */
  'used': (number);
  'reserved': (number);
  /**
   * What the plan holds.
   */
  'max': (number);
  /**
   * Nothing can be uploaded until what is due is paid.
   */
  'locked': (boolean);
  /**
   * Bytes of the largest file that the plan takes.
   */
  'maxFileBytes': (number);
}
