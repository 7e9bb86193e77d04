// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * What a purged item was charged is free again.
 */
export interface SpaceFreed {
  'owner'?: (string);
  'item'?: (string);
  'bytes'?: (number | string | Long);
  'reservedAfter'?: (number | string | Long);
  'usedAfter'?: (number | string | Long);
}

/**
 * What a purged item was charged is free again.
 */
export interface SpaceFreed__Output {
  'owner': (string);
  'item': (string);
  'bytes': (number);
  'reservedAfter': (number);
  'usedAfter': (number);
}
