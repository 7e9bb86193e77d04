// Original file: proto/kloak/media/v1/events.proto

import type { Reservation as _kloak_media_v1_Reservation, Reservation__Output as _kloak_media_v1_Reservation__Output } from '../../../kloak/media/v1/Reservation.ts';
import type { SpaceLimit as _kloak_media_v1_SpaceLimit, SpaceLimit__Output as _kloak_media_v1_SpaceLimit__Output } from '../../../kloak/media/v1/SpaceLimit.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * A reservation ends for one item; `charged` of it is used from now on (0 for a duplicate, a rejected or an abandoned one).
 */
export interface SpaceSettled {
  'owner'?: (string);
  'item'?: (string);
  'released'?: (number | string | Long);
  'charged'?: (number | string | Long);
  'reservedAfter'?: (number | string | Long);
  'usedAfter'?: (number | string | Long);
  'openAfter'?: (_kloak_media_v1_Reservation)[];
  'limitAfter'?: (_kloak_media_v1_SpaceLimit | null);
}

/**
 * A reservation ends for one item; `charged` of it is used from now on (0 for a duplicate, a rejected or an abandoned one).
 */
export interface SpaceSettled__Output {
  'owner': (string);
  'item': (string);
  'released': (number);
  'charged': (number);
  'reservedAfter': (number);
  'usedAfter': (number);
  'openAfter': (_kloak_media_v1_Reservation__Output)[];
  'limitAfter': (_kloak_media_v1_SpaceLimit__Output | null);
}
