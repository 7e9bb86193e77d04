// Original file: proto/kloak/platform/v1/log.proto

import type { Long } from '@grpc/proto-loader';

export interface CommitPlace {
  'lane'?: (number);
  'seq'?: (number | string | Long);
}

export interface CommitPlace__Output {
  'lane': (number);
  'seq': (number);
}
