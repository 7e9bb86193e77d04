// Original file: proto/kloak/media/v1/media.proto

import type { DayTaken as _kloak_media_v1_DayTaken, DayTaken__Output as _kloak_media_v1_DayTaken__Output } from '../../../kloak/media/v1/DayTaken.ts';

export interface ListDaysResponse {
  'days'?: (_kloak_media_v1_DayTaken)[];
}

export interface ListDaysResponse__Output {
  'days': (_kloak_media_v1_DayTaken__Output)[];
}
