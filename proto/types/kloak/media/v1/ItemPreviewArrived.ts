// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A preview that the owner's page made is there, to be checked; the first one only.
 */
export interface ItemPreviewArrived {
  'item'?: (string);
  'owner'?: (string);
  'incomingKey'?: (string);
  'etag'?: (string);
  'size'?: (number | string | Long);
}

/**
 * A preview that the owner's page made is there, to be checked; the first one only.
 */
export interface ItemPreviewArrived__Output {
  'item': (string);
  'owner': (string);
  'incomingKey': (string);
  'etag': (string);
  'size': (number);
}
