// Original file: proto/kloak/platform/v1/log.proto

import type { Long } from '@grpc/proto-loader';

export interface LaneTail {
  'lane'?: (number);
  'seq'?: (number | string | Long);
}

export interface LaneTail__Output {
  'lane': (number);
  'seq': (number);
}
