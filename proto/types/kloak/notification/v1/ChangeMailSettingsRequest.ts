// Original file: proto/kloak/notification/v1/notification.proto

import type { MailSettings as _kloak_notification_v1_MailSettings, MailSettings__Output as _kloak_notification_v1_MailSettings__Output } from '../../../kloak/notification/v1/MailSettings.ts';

export interface ChangeMailSettingsRequest {
  'mail'?: (_kloak_notification_v1_MailSettings | null);
}

export interface ChangeMailSettingsRequest__Output {
  'mail': (_kloak_notification_v1_MailSettings__Output | null);
}
