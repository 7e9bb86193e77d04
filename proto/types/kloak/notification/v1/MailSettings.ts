// Original file: proto/kloak/notification/v1/events.proto

import type { Rhythm as _kloak_notification_v1_Rhythm, Rhythm__Output as _kloak_notification_v1_Rhythm__Output } from '../../../kloak/notification/v1/Rhythm.ts';
import type { Kind as _kloak_notification_v1_Kind, Kind__Output as _kloak_notification_v1_Kind__Output } from '../../../kloak/notification/v1/Kind.ts';

export interface MailSettings {
  'rhythm'?: (_kloak_notification_v1_Rhythm);
  /**
   * Of what no mail tells.
   */
  'muted'?: (_kloak_notification_v1_Kind)[];
  /**
   * No mail is sent from the beginning of the one hour to that of the other, 0 to 23; of the same hour there are none such.
   */
  'quietFrom'?: (number);
  'quietTo'?: (number);
  /**
   * Whose hours they are: a name of the IANA database, `Europe/Vienna`.
   */
  'timeZone'?: (string);
  /**
   * Of what is mailed at once, and not with what is new.
   */
  'atOnce'?: (_kloak_notification_v1_Kind)[];
}

export interface MailSettings__Output {
  'rhythm': (_kloak_notification_v1_Rhythm__Output);
  /**
   * Of what no mail tells.
   */
  'muted': (_kloak_notification_v1_Kind__Output)[];
  /**
   * No mail is sent from the beginning of the one hour to that of the other, 0 to 23; of the same hour there are none such.
   */
  'quietFrom': (number);
  'quietTo': (number);
  /**
   * Whose hours they are: a name of the IANA database, `Europe/Vienna`.
   */
  'timeZone': (string);
  /**
   * Of what is mailed at once, and not with what is new.
   */
  'atOnce': (_kloak_notification_v1_Kind__Output)[];
}
