// Made by scripts/generate.ts from proto/kloak/notification.
import type { ChangeGroupLevelRequest, ChangeGroupLevelRequest__Output } from './kloak/notification/v1/ChangeGroupLevelRequest.ts';
import type { ChangeMailSettingsRequest, ChangeMailSettingsRequest__Output } from './kloak/notification/v1/ChangeMailSettingsRequest.ts';
import type { ChangeSettingsRequest, ChangeSettingsRequest__Output } from './kloak/notification/v1/ChangeSettingsRequest.ts';
import type { DigestPlanned__Output } from './kloak/notification/v1/DigestPlanned.ts';
import type { GetSettingsRequest, GetSettingsRequest__Output } from './kloak/notification/v1/GetSettingsRequest.ts';
import type { GetUnreadRequest, GetUnreadRequest__Output } from './kloak/notification/v1/GetUnreadRequest.ts';
import type { GetUnreadResponse, GetUnreadResponse__Output } from './kloak/notification/v1/GetUnreadResponse.ts';
import type { InboxRead__Output } from './kloak/notification/v1/InboxRead.ts';
import type { ListNotificationsRequest, ListNotificationsRequest__Output } from './kloak/notification/v1/ListNotificationsRequest.ts';
import type { ListNotificationsResponse, ListNotificationsResponse__Output } from './kloak/notification/v1/ListNotificationsResponse.ts';
import type { MarkReadRequest, MarkReadRequest__Output } from './kloak/notification/v1/MarkReadRequest.ts';
import type { MarkReadResponse, MarkReadResponse__Output } from './kloak/notification/v1/MarkReadResponse.ts';
import type { SettingsChanged__Output } from './kloak/notification/v1/SettingsChanged.ts';
import type { SettingsResponse, SettingsResponse__Output } from './kloak/notification/v1/SettingsResponse.ts';
import type { UnsubscribeRequest, UnsubscribeRequest__Output } from './kloak/notification/v1/UnsubscribeRequest.ts';
import type { UnsubscribeResponse, UnsubscribeResponse__Output } from './kloak/notification/v1/UnsubscribeResponse.ts';

/** What the log of notification holds: the message's name and its fields. */
export type NotificationEvent =
  | { type: 'InboxRead'; data: InboxRead__Output }
  | { type: 'SettingsChanged'; data: SettingsChanged__Output }
  | { type: 'DigestPlanned'; data: DigestPlanned__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type NotificationRpcs = {
  ListNotifications: { sent: ListNotificationsRequest; asked: ListNotificationsRequest__Output; answered: ListNotificationsResponse; received: ListNotificationsResponse__Output };
  GetUnread: { sent: GetUnreadRequest; asked: GetUnreadRequest__Output; answered: GetUnreadResponse; received: GetUnreadResponse__Output };
  MarkRead: { sent: MarkReadRequest; asked: MarkReadRequest__Output; answered: MarkReadResponse; received: MarkReadResponse__Output };
  GetSettings: { sent: GetSettingsRequest; asked: GetSettingsRequest__Output; answered: SettingsResponse; received: SettingsResponse__Output };
  ChangeSettings: { sent: ChangeSettingsRequest; asked: ChangeSettingsRequest__Output; answered: SettingsResponse; received: SettingsResponse__Output };
  ChangeGroupLevel: { sent: ChangeGroupLevelRequest; asked: ChangeGroupLevelRequest__Output; answered: SettingsResponse; received: SettingsResponse__Output };
  ChangeMailSettings: { sent: ChangeMailSettingsRequest; asked: ChangeMailSettingsRequest__Output; answered: SettingsResponse; received: SettingsResponse__Output };
  Unsubscribe: { sent: UnsubscribeRequest; asked: UnsubscribeRequest__Output; answered: UnsubscribeResponse; received: UnsubscribeResponse__Output };
};
