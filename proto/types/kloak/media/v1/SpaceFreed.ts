// Original file: proto/kloak/media/v1/events.proto

import type { Reservation as _kloak_media_v1_Reservation, Reservation__Output as _kloak_media_v1_Reservation__Output } from '../../../kloak/media/v1/Reservation.ts';
import type { SpaceLimit as _kloak_media_v1_SpaceLimit, SpaceLimit__Output as _kloak_media_v1_SpaceLimit__Output } from '../../../kloak/media/v1/SpaceLimit.ts';
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
  'openAfter'?: (_kloak_media_v1_Reservation)[];
  'limitAfter'?: (_kloak_media_v1_SpaceLimit | null);
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
  'openAfter': (_kloak_media_v1_Reservation__Output)[];
  'limitAfter': (_kloak_media_v1_SpaceLimit__Output | null);
}
