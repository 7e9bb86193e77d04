// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * What is still reserved for one upload; more than 0 bytes.
 */
export interface Reservation {
  'upload'?: (string);
  'bytes'?: (number | string | Long);
}

/**
 * What is still reserved for one upload; more than 0 bytes.
 */
export interface Reservation__Output {
  'upload': (string);
  'bytes': (number);
}
