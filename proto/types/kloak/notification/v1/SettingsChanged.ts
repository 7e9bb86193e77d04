// Original file: proto/kloak/notification/v1/events.proto

import type { Kind as _kloak_notification_v1_Kind, Kind__Output as _kloak_notification_v1_Kind__Output } from '../../../kloak/notification/v1/Kind.ts';
import type { GroupChoice as _kloak_notification_v1_GroupChoice, GroupChoice__Output as _kloak_notification_v1_GroupChoice__Output } from '../../../kloak/notification/v1/GroupChoice.ts';
import type { MailSettings as _kloak_notification_v1_MailSettings, MailSettings__Output as _kloak_notification_v1_MailSettings__Output } from '../../../kloak/notification/v1/MailSettings.ts';

/**
 * settings:{member} — what a member wants to be told. Carries the running state: only the newest event is read.
 */
export interface SettingsChanged {
  'member'?: (string);
  /**
   * What the member does not want to be told of.
   */
  'muted'?: (_kloak_notification_v1_Kind)[];
  /**
   * What the member chose for groups.
   */
  'groups'?: (_kloak_notification_v1_GroupChoice)[];
  /**
   * How the member wants mails of what is new; absent while nothing was chosen.
   */
  'mail'?: (_kloak_notification_v1_MailSettings | null);
  '_mail'?: "mail";
}

/**
 * settings:{member} — what a member wants to be told. Carries the running state: only the newest event is read.
 */
export interface SettingsChanged__Output {
  'member': (string);
  /**
   * What the member does not want to be told of.
   */
  'muted': (_kloak_notification_v1_Kind__Output)[];
  /**
   * What the member chose for groups.
   */
  'groups': (_kloak_notification_v1_GroupChoice__Output)[];
  /**
   * How the member wants mails of what is new; absent while nothing was chosen.
   */
  'mail'?: (_kloak_notification_v1_MailSettings__Output | null);
  '_mail'?: "mail";
}
