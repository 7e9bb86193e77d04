// Original file: proto/kloak/notification/v1/notification.proto

import type { Kind as _kloak_notification_v1_Kind, Kind__Output as _kloak_notification_v1_Kind__Output } from '../../../kloak/notification/v1/Kind.ts';
import type { GroupChoice as _kloak_notification_v1_GroupChoice, GroupChoice__Output as _kloak_notification_v1_GroupChoice__Output } from '../../../kloak/notification/v1/GroupChoice.ts';
import type { MailSettings as _kloak_notification_v1_MailSettings, MailSettings__Output as _kloak_notification_v1_MailSettings__Output } from '../../../kloak/notification/v1/MailSettings.ts';

export interface SettingsResponse {
  'muted'?: (_kloak_notification_v1_Kind)[];
  /**
   * Of each group that the caller is in, at most 100: what was chosen or, where nothing was, all of one with fewer than 30 members, of others mentions.
   */
  'groups'?: (_kloak_notification_v1_GroupChoice)[];
  /**
   * What was chosen or, where nothing was, once a week, of everything, not from 22 to 7 o'clock UTC.
   */
  'mail'?: (_kloak_notification_v1_MailSettings | null);
}

export interface SettingsResponse__Output {
  'muted': (_kloak_notification_v1_Kind__Output)[];
  /**
   * Of each group that the caller is in, at most 100: what was chosen or, where nothing was, all of one with fewer than 30 members, of others mentions.
   */
  'groups': (_kloak_notification_v1_GroupChoice__Output)[];
  /**
   * What was chosen or, where nothing was, once a week, of everything, not from 22 to 7 o'clock UTC.
   */
  'mail': (_kloak_notification_v1_MailSettings__Output | null);
}
