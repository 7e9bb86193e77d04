// Original file: proto/kloak/notification/v1/events.proto

import type { Level as _kloak_notification_v1_Level, Level__Output as _kloak_notification_v1_Level__Output } from '../../../kloak/notification/v1/Level.ts';

export interface GroupChoice {
  'group'?: (string);
  'level'?: (_kloak_notification_v1_Level);
}

export interface GroupChoice__Output {
  'group': (string);
  'level': (_kloak_notification_v1_Level__Output);
}
