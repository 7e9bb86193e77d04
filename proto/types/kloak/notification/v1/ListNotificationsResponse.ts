// Original file: proto/kloak/notification/v1/notification.proto

import type { Entry as _kloak_notification_v1_Entry, Entry__Output as _kloak_notification_v1_Entry__Output } from '../../../kloak/notification/v1/Entry.ts';

export interface ListNotificationsResponse {
  'entries'?: (_kloak_notification_v1_Entry)[];
  /**
   * What is newer has not been read; empty where nothing has: ISO 8601 UTC.
   */
  'readTo'?: (string);
  'next'?: (string);
  '_next'?: "next";
}

export interface ListNotificationsResponse__Output {
  'entries': (_kloak_notification_v1_Entry__Output)[];
  /**
   * What is newer has not been read; empty where nothing has: ISO 8601 UTC.
   */
  'readTo': (string);
  'next'?: (string);
  '_next'?: "next";
}
