// Made by scripts/generate/generate.ts from proto/kloak/notification.
import type { Sent } from './sent.ts';

/** Kinds of notifications. */
export type Kind = 'KIND_UNSPECIFIED' | 'REQUEST_ACCEPTED' | 'COMMENTS' | 'REPLIES' | 'HEARTS' | 'COMMENT_HEARTS' | 'POSTS' | 'GROUP_REQUESTS' | 'GROUP_JOINED' | 'GROUP_ROLES' | 'GROUP_POSTS' | 'GROUP_MENTIONS' | 'REPORT_CLOSED' | 'LOOK_ASKED' | 'LOOKED_AT' | 'EXPORT_READY' | 'EXPORT_FAILED' | 'REPORTS' | 'COMMENT_MENTIONS' | 'CHAT_MESSAGES' | 'CONNECTION_REQUESTS' | 'GROUP_INVITES';
/** Role of a member in a group. */
export type Role = 'ROLE_UNSPECIFIED' | 'MEMBER' | 'ADMIN' | 'OWNER';
/** inbox:{member} — how far a member has read. Carries the running state: only the newest event is read. */
export interface InboxRead__Output {
  member: string; /** Everything of this moment or older is read: ISO 8601 UTC. Builds that do not know `seen`, and older marks, use it. */ readTo: string;
  /** Read places in logs, as `media.0.123,social.3.44`; a partition that is not named is unread. Absent in older events, which count by their moment. */ seen?: string;
}
export interface InboxRead extends Sent<InboxRead__Output> {}
/** Notification level of a group: everything, only mentions and replies, or nothing. */
export type Level = 'LEVEL_UNSPECIFIED' | 'ALL' | 'MENTIONS' | 'NONE';
export interface GroupChoice__Output { group: string; level: Level; }
export interface GroupChoice extends Sent<GroupChoice__Output> {}
/** settings:{member} — notification settings of a member. Carries the running state: only the newest event is read. */
export interface SettingsChanged__Output {
  member: string; /** Kinds that the member is not notified of. */ muted: Kind[]; /** Levels that the member chose for groups. */ groups: GroupChoice__Output[];
  /** Mail settings; absent while nothing was chosen. */ mail?: MailSettings__Output | null;
  /** Kinds that are not pushed to the member's devices. Absent in events of older builds: none. */ pushMuted: Kind[];
}
export interface SettingsChanged extends Sent<SettingsChanged__Output> {}
/** Rhythm of mails. */
export type Rhythm = 'RHYTHM_UNSPECIFIED' | 'DAILY' | 'WEEKLY' | 'NEVER';
export interface MailSettings__Output {
  rhythm: Rhythm; /** Kinds that are left out of mails. */ muted: Kind[];
  /** Quiet hours: no mail is sent from the beginning of the first hour to that of the second, 0 to 23. Two equal hours mean no quiet time. */ quietFrom: number;
  quietTo: number; /** Time zone of these hours: a name of the IANA database, `Europe/Vienna`. */ timeZone: string;
  /** Kinds that are mailed immediately, apart from the digest. */ atOnce: Kind[];
}
export interface MailSettings extends Sent<MailSettings__Output> {}
/** digest:{member} — times of a member's notification mails. Carries the running state: only the newest event is read. */
export interface DigestPlanned__Output {
  member: string; /** Next check for something to mail: ISO 8601 UTC; empty without one. */ nextAt: string;
  /** Everything of this moment or older was mailed: ISO 8601 UTC; empty before the first mail. */ toldTo: string;
  /** The same two for immediate mails. */ atOnceAt: string; atOnceTo: string;
}
export interface DigestPlanned extends Sent<DigestPlanned__Output> {}
/** push-devices:{member} — browsers of a member that receive pushes. Carries the running state: only the newest event is read. */
export interface PushDevicesChanged__Output {
  member: string; /** At most 20, the oldest first. */ devices: PushDevice__Output[];
  /** Endpoint of the device that was added; absent if none was. */ added?: string; /** Secrets of removed devices, which are forgotten. */ dropped: string[];
}
export interface PushDevicesChanged extends Sent<PushDevicesChanged__Output> {}
export interface PushDevice__Output {
  /** Session in which it subscribed, and with which it ends. */ session: string;
  /** Keyed digest of the address at the push service, which is a secret. */ endpoint: string;
  /** The same of the address with the browser's keys: another one replaces the device. */ keys: string;
  /** Id of the address and the keys among the service's secrets. */ secret: string;
}
export interface PushDevice extends Sent<PushDevice__Output> {}
export interface Profile__Output { id: string; username: string; /** Root-relative URL of the avatar. */ image: string; }
export interface Profile extends Sent<Profile__Output> {}
/** Acts of one kind on one thing: `Ben and 3 others hearted your photo`. */
export interface Entry__Output {
  id: string; kind: Kind; /** Some of the members who acted, the newest act first. */ profiles: Profile__Output[];
  /** Number of members who acted, at most 100; 0 if nobody did, as for exports. */ people: number;
  /** When the newest of them was done: ISO 8601 UTC. */ at: string; /** Item of the notification, for `POSTS` the newest; absent without one. */ item?: string;
  /** `POSTS`: number of items that the reader may see. `GROUP_POSTS`: number of posts, at most 20. Otherwise 0. */ items: number;
  /** Group of the notification; absent without one. */ group?: string; /** The post to it that it is about, of `GROUP_POSTS` the newest. */ groupPost?: string;
  /** `GROUP_ROLES`: the reader's present role. */ role?: Role;
  /** `COMMENTS` and `REPLIES`: the newest of them. `COMMENT_HEARTS`: the comment that received them. */ comment?: string;
  /** `CHAT_MESSAGES`: the room. */ room?: string; /** Some of it the reader has not read. */ unread: boolean;
}
export interface Entry extends Sent<Entry__Output> {}
export interface ListNotificationsRequest__Output { page: number; perPage: number; before?: string; }
export interface ListNotificationsRequest extends Sent<ListNotificationsRequest__Output> {}
export interface ListNotificationsResponse__Output {
  entries: Entry__Output[];
  /** Newest moment that was marked as read: ISO 8601 UTC; empty before the first mark. Each entry has its own `unread`. */ readTo: string; next?: string;
  /** For `MarkRead`: the places in logs that this answer covers. */ seen: string;
}
export interface ListNotificationsResponse extends Sent<ListNotificationsResponse__Output> {}
export interface GetUnreadRequest__Output {}
export interface GetUnreadRequest extends Sent<GetUnreadRequest__Output> {}
export interface GetUnreadResponse__Output { unread: boolean; }
export interface GetUnreadResponse extends Sent<GetUnreadResponse__Output> {}
export interface MarkReadRequest__Output {
  /** Moment of the newest displayed act: ISO 8601 UTC. Counts if `seen` is absent. */ readTo: string;
  /** `seen` of the `ListNotifications` response that was displayed. */ seen?: string;
}
export interface MarkReadRequest extends Sent<MarkReadRequest__Output> {}
export interface MarkReadResponse__Output {}
export interface MarkReadResponse extends Sent<MarkReadResponse__Output> {}
export interface GetSettingsRequest__Output {}
export interface GetSettingsRequest extends Sent<GetSettingsRequest__Output> {}
export interface ChangeSettingsRequest__Output { muted: Kind[]; /** Absent: they stay. */ push?: PushChoice__Output | null; }
export interface ChangeSettingsRequest extends Sent<ChangeSettingsRequest__Output> {}
export interface PushChoice__Output { /** Kinds that are no longer pushed to devices, and kinds that are again; others stay. */ muted: Kind[]; pushed: Kind[]; }
export interface PushChoice extends Sent<PushChoice__Output> {}
export interface ChangeGroupLevelRequest__Output { group: string; level: Level; }
export interface ChangeGroupLevelRequest extends Sent<ChangeGroupLevelRequest__Output> {}
export interface ChangeMailSettingsRequest__Output { mail: MailSettings__Output | null; }
export interface ChangeMailSettingsRequest extends Sent<ChangeMailSettingsRequest__Output> {}
export interface UnsubscribeRequest__Output { token: string; }
export interface UnsubscribeRequest extends Sent<UnsubscribeRequest__Output> {}
export interface UnsubscribeResponse__Output {}
export interface UnsubscribeResponse extends Sent<UnsubscribeResponse__Output> {}
export interface GetPushKeyRequest__Output {}
export interface GetPushKeyRequest extends Sent<GetPushKeyRequest__Output> {}
export interface GetPushKeyResponse__Output { /** Base64url, uncompressed point of P-256 (RFC 8292). */ publicKey: string; }
export interface GetPushKeyResponse extends Sent<GetPushKeyResponse__Output> {}
export interface SubscribePushesRequest__Output {
  /** Address of the browser at its push service. */ endpoint: string; /** Keys of the browser, base64url (RFC 8291). */ p256dh: string; auth: string;
}
export interface SubscribePushesRequest extends Sent<SubscribePushesRequest__Output> {}
export interface SubscribePushesResponse__Output {}
export interface SubscribePushesResponse extends Sent<SubscribePushesResponse__Output> {}
export interface UnsubscribePushesRequest__Output { endpoint: string; }
export interface UnsubscribePushesRequest extends Sent<UnsubscribePushesRequest__Output> {}
export interface UnsubscribePushesResponse__Output {}
export interface UnsubscribePushesResponse extends Sent<UnsubscribePushesResponse__Output> {}
export interface SettingsResponse__Output {
  muted: Kind[];
  /** Level of each group that the caller is in, at most 100. Default: all for fewer than 30 members, otherwise mentions. */ groups: GroupChoice__Output[];
  /** Chosen mail settings. Default: a mail once a week about every kind, with quiet hours from 22 to 7 o'clock UTC. */ mail: MailSettings__Output | null;
  /** Kinds that are not pushed to devices. */ pushMuted: Kind[];
}
export interface SettingsResponse extends Sent<SettingsResponse__Output> {}

/** What the log of notification holds: the message's name and its fields. */
export type NotificationEvent =
  | { type: 'InboxRead'; data: InboxRead__Output }
  | { type: 'SettingsChanged'; data: SettingsChanged__Output }
  | { type: 'DigestPlanned'; data: DigestPlanned__Output }
  | { type: 'PushDevicesChanged'; data: PushDevicesChanged__Output };

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
  GetPushKey: { sent: GetPushKeyRequest; asked: GetPushKeyRequest__Output; answered: GetPushKeyResponse; received: GetPushKeyResponse__Output };
  SubscribePushes: { sent: SubscribePushesRequest; asked: SubscribePushesRequest__Output; answered: SubscribePushesResponse; received: SubscribePushesResponse__Output };
  UnsubscribePushes: { sent: UnsubscribePushesRequest; asked: UnsubscribePushesRequest__Output; answered: UnsubscribePushesResponse; received: UnsubscribePushesResponse__Output };
};
