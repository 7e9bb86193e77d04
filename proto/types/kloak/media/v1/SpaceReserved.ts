// Original file: proto/kloak/media/v1/events.proto

import type { Reservation as _kloak_media_v1_Reservation, Reservation__Output as _kloak_media_v1_Reservation__Output } from '../../../kloak/media/v1/Reservation.ts';
import type { SpaceLimit as _kloak_media_v1_SpaceLimit, SpaceLimit__Output as _kloak_media_v1_SpaceLimit__Output } from '../../../kloak/media/v1/SpaceLimit.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * ledger:{owner} — the bytes of one vault, with the running sums and the uploads under way.
 */
export interface SpaceReserved {
  'owner'?: (string);
  'upload'?: (string);
  'bytes'?: (number | string | Long);
  'reservedAfter'?: (number | string | Long);
  'usedAfter'?: (number | string | Long);
  /**
   * The oldest first; those that were reserved by older events are not among them.
   */
  'openAfter'?: (_kloak_media_v1_Reservation)[];
  /**
   * Absent where there is none.
   */
  'limitAfter'?: (_kloak_media_v1_SpaceLimit | null);
}

/**
 * ledger:{owner} — the bytes of one vault, with the running sums and the uploads under way.
 */
export interface SpaceReserved__Output {
  'owner': (string);
  'upload': (string);
  'bytes': (number);
  'reservedAfter': (number);
  'usedAfter': (number);
  /**
   * The oldest first; those that were reserved by older events are not among them.
   */
  'openAfter': (_kloak_media_v1_Reservation__Output)[];
  /**
   * Absent where there is none.
   */
  'limitAfter': (_kloak_media_v1_SpaceLimit__Output | null);
}
