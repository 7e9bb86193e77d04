// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * item:{id} — the life of one photograph or video.
 */
export interface ItemArrived {
  'item'?: (string);
  'owner'?: (string);
  'upload'?: (string);
  'incomingKey'?: (string);
  'etag'?: (string);
  'size'?: (number | string | Long);
}

/**
 * item:{id} — the life of one photograph or video.
 */
export interface ItemArrived__Output {
  'item': (string);
  'owner': (string);
  'upload': (string);
  'incomingKey': (string);
  'etag': (string);
  'size': (number);
}
