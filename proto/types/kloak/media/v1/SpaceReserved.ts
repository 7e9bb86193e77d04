// Original file: proto/kloak/media/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * ledger:{owner} — the bytes of one vault, with the running sums.
 */
export interface SpaceReserved {
  'owner'?: (string);
  'upload'?: (string);
  'bytes'?: (number | string | Long);
  'reservedAfter'?: (number | string | Long);
  'usedAfter'?: (number | string | Long);
}

/**
 * ledger:{owner} — the bytes of one vault, with the running sums.
 */
export interface SpaceReserved__Output {
  'owner': (string);
  'upload': (string);
  'bytes': (number);
  'reservedAfter': (number);
  'usedAfter': (number);
}
