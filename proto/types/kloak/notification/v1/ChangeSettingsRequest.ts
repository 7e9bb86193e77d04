// Original file: proto/kloak/notification/v1/notification.proto

import type { Kind as _kloak_notification_v1_Kind, Kind__Output as _kloak_notification_v1_Kind__Output } from '../../../kloak/notification/v1/Kind.ts';

export interface ChangeSettingsRequest {
  'muted'?: (_kloak_notification_v1_Kind)[];
}

export interface ChangeSettingsRequest__Output {
  'muted': (_kloak_notification_v1_Kind__Output)[];
}
