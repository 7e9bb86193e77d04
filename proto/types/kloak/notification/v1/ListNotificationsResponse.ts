// Original file: proto/kloak/notification/v1/notification.proto

import type { Entry as _kloak_notification_v1_Entry, Entry__Output as _kloak_notification_v1_Entry__Output } from '../../../kloak/notification/v1/Entry.ts';

export interface ListNotificationsResponse {
  'entries'?: (_kloak_notification_v1_Entry)[];
  /**
   * Of what was marked as read the newest moment: ISO 8601 UTC; empty where nothing was. What is unread the entries tell.
   */
  'readTo'?: (string);
  'next'?: (string);
  /**
   * For `MarkRead`: the places in logs up to which its reader has seen what is new.
   */
  'seen'?: (string);
  '_next'?: "next";
}

export interface ListNotificationsResponse__Output {
  'entries': (_kloak_notification_v1_Entry__Output)[];
  /**
   * Of what was marked as read the newest moment: ISO 8601 UTC; empty where nothing was. What is unread the entries tell.
   */
  'readTo': (string);
  'next'?: (string);
  /**
   * For `MarkRead`: the places in logs up to which its reader has seen what is new.
   */
  'seen': (string);
  '_next'?: "next";
}
