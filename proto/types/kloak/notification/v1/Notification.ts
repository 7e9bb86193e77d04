// Original file: proto/kloak/notification/v1/notification.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { ChangeGroupLevelRequest as _kloak_notification_v1_ChangeGroupLevelRequest, ChangeGroupLevelRequest__Output as _kloak_notification_v1_ChangeGroupLevelRequest__Output } from '../../../kloak/notification/v1/ChangeGroupLevelRequest.ts';
import type { ChangeMailSettingsRequest as _kloak_notification_v1_ChangeMailSettingsRequest, ChangeMailSettingsRequest__Output as _kloak_notification_v1_ChangeMailSettingsRequest__Output } from '../../../kloak/notification/v1/ChangeMailSettingsRequest.ts';
import type { ChangeSettingsRequest as _kloak_notification_v1_ChangeSettingsRequest, ChangeSettingsRequest__Output as _kloak_notification_v1_ChangeSettingsRequest__Output } from '../../../kloak/notification/v1/ChangeSettingsRequest.ts';
import type { GetSettingsRequest as _kloak_notification_v1_GetSettingsRequest, GetSettingsRequest__Output as _kloak_notification_v1_GetSettingsRequest__Output } from '../../../kloak/notification/v1/GetSettingsRequest.ts';
import type { GetUnreadRequest as _kloak_notification_v1_GetUnreadRequest, GetUnreadRequest__Output as _kloak_notification_v1_GetUnreadRequest__Output } from '../../../kloak/notification/v1/GetUnreadRequest.ts';
import type { GetUnreadResponse as _kloak_notification_v1_GetUnreadResponse, GetUnreadResponse__Output as _kloak_notification_v1_GetUnreadResponse__Output } from '../../../kloak/notification/v1/GetUnreadResponse.ts';
import type { ListNotificationsRequest as _kloak_notification_v1_ListNotificationsRequest, ListNotificationsRequest__Output as _kloak_notification_v1_ListNotificationsRequest__Output } from '../../../kloak/notification/v1/ListNotificationsRequest.ts';
import type { ListNotificationsResponse as _kloak_notification_v1_ListNotificationsResponse, ListNotificationsResponse__Output as _kloak_notification_v1_ListNotificationsResponse__Output } from '../../../kloak/notification/v1/ListNotificationsResponse.ts';
import type { MarkReadRequest as _kloak_notification_v1_MarkReadRequest, MarkReadRequest__Output as _kloak_notification_v1_MarkReadRequest__Output } from '../../../kloak/notification/v1/MarkReadRequest.ts';
import type { MarkReadResponse as _kloak_notification_v1_MarkReadResponse, MarkReadResponse__Output as _kloak_notification_v1_MarkReadResponse__Output } from '../../../kloak/notification/v1/MarkReadResponse.ts';
import type { SettingsResponse as _kloak_notification_v1_SettingsResponse, SettingsResponse__Output as _kloak_notification_v1_SettingsResponse__Output } from '../../../kloak/notification/v1/SettingsResponse.ts';
import type { UnsubscribeRequest as _kloak_notification_v1_UnsubscribeRequest, UnsubscribeRequest__Output as _kloak_notification_v1_UnsubscribeRequest__Output } from '../../../kloak/notification/v1/UnsubscribeRequest.ts';
import type { UnsubscribeResponse as _kloak_notification_v1_UnsubscribeResponse, UnsubscribeResponse__Output as _kloak_notification_v1_UnsubscribeResponse__Output } from '../../../kloak/notification/v1/UnsubscribeResponse.ts';

export interface NotificationDefinition {
  ChangeGroupLevel: MethodDefinition<_kloak_notification_v1_ChangeGroupLevelRequest, _kloak_notification_v1_SettingsResponse, _kloak_notification_v1_ChangeGroupLevelRequest__Output, _kloak_notification_v1_SettingsResponse__Output>
  ChangeMailSettings: MethodDefinition<_kloak_notification_v1_ChangeMailSettingsRequest, _kloak_notification_v1_SettingsResponse, _kloak_notification_v1_ChangeMailSettingsRequest__Output, _kloak_notification_v1_SettingsResponse__Output>
  ChangeSettings: MethodDefinition<_kloak_notification_v1_ChangeSettingsRequest, _kloak_notification_v1_SettingsResponse, _kloak_notification_v1_ChangeSettingsRequest__Output, _kloak_notification_v1_SettingsResponse__Output>
  GetSettings: MethodDefinition<_kloak_notification_v1_GetSettingsRequest, _kloak_notification_v1_SettingsResponse, _kloak_notification_v1_GetSettingsRequest__Output, _kloak_notification_v1_SettingsResponse__Output>
  GetUnread: MethodDefinition<_kloak_notification_v1_GetUnreadRequest, _kloak_notification_v1_GetUnreadResponse, _kloak_notification_v1_GetUnreadRequest__Output, _kloak_notification_v1_GetUnreadResponse__Output>
  ListNotifications: MethodDefinition<_kloak_notification_v1_ListNotificationsRequest, _kloak_notification_v1_ListNotificationsResponse, _kloak_notification_v1_ListNotificationsRequest__Output, _kloak_notification_v1_ListNotificationsResponse__Output>
  MarkRead: MethodDefinition<_kloak_notification_v1_MarkReadRequest, _kloak_notification_v1_MarkReadResponse, _kloak_notification_v1_MarkReadRequest__Output, _kloak_notification_v1_MarkReadResponse__Output>
  Unsubscribe: MethodDefinition<_kloak_notification_v1_UnsubscribeRequest, _kloak_notification_v1_UnsubscribeResponse, _kloak_notification_v1_UnsubscribeRequest__Output, _kloak_notification_v1_UnsubscribeResponse__Output>
}
