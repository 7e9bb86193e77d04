// Original file: proto/kloak/media/v1/events.proto

import type { SpaceLimit as _kloak_media_v1_SpaceLimit, SpaceLimit__Output as _kloak_media_v1_SpaceLimit__Output } from '../../../kloak/media/v1/SpaceLimit.ts';
import type { Reservation as _kloak_media_v1_Reservation, Reservation__Output as _kloak_media_v1_Reservation__Output } from '../../../kloak/media/v1/Reservation.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * The vault is held below a smaller plan that is about to begin.
 */
export interface SpaceLimited {
  'owner'?: (string);
  'limitAfter'?: (_kloak_media_v1_SpaceLimit | null);
  'reservedAfter'?: (number | string | Long);
  'usedAfter'?: (number | string | Long);
  'openAfter'?: (_kloak_media_v1_Reservation)[];
}

/**
 * The vault is held below a smaller plan that is about to begin.
 */
export interface SpaceLimited__Output {
  'owner': (string);
  'limitAfter': (_kloak_media_v1_SpaceLimit__Output | null);
  'reservedAfter': (number);
  'usedAfter': (number);
  'openAfter': (_kloak_media_v1_Reservation__Output)[];
}
