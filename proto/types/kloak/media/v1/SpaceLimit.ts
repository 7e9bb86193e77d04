// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * `ofChanges`: as long as the plan has not changed again.
 */
export interface SpaceLimit {
  'maxBytes'?: (number | string | Long);
  'ofChanges'?: (number);
}

/**
 * `ofChanges`: as long as the plan has not changed again.
 */
export interface SpaceLimit__Output {
  'maxBytes': (number);
  'ofChanges': (number);
}
