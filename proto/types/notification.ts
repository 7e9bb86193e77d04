// Made by scripts/generate/generate.ts from proto/kloak/notification.
import type { Sent } from './sent.ts';

/** Of what a member is told. */
export type Kind = 'KIND_UNSPECIFIED' | 'REQUEST_ACCEPTED' | 'COMMENTS' | 'REPLIES' | 'HEARTS' | 'COMMENT_HEARTS' | 'POSTS' | 'GROUP_REQUESTS' | 'GROUP_JOINED' | 'GROUP_ROLES' | 'GROUP_POSTS' | 'GROUP_MENTIONS' | 'REPORT_CLOSED' | 'LOOK_ASKED' | 'LOOKED_AT' | 'EXPORT_READY' | 'EXPORT_FAILED' | 'REPORTS' | 'COMMENT_MENTIONS' | 'CHAT_MESSAGES';
/** What a member is in a group. */
export type Role = 'ROLE_UNSPECIFIED' | 'MEMBER' | 'ADMIN' | 'OWNER';
/** inbox:{member} — how far a member has read. Carries the running state: only the newest event is read. */
export interface InboxRead__Output {
  member: string;
  /** What is of this moment or older has been seen: ISO 8601 UTC. By that go builds that do not know `seen`, and marks of before it. */ readTo: string;
  /** The places in logs up to which it was seen, as `media.0.123,social.3.44`: of a lane that is not named, nothing was. Older events do not tell it: they count by their moment. */ seen?: string;
}
export interface InboxRead extends Sent<InboxRead__Output> {}
/** Of what of a group its members are told. */
export type Level = 'LEVEL_UNSPECIFIED' | 'ALL' | 'MENTIONS' | 'NONE';
export interface GroupChoice__Output { group: string; level: Level; }
export interface GroupChoice extends Sent<GroupChoice__Output> {}
/** settings:{member} — what a member wants to be told. Carries the running state: only the newest event is read. */
export interface SettingsChanged__Output {
  member: string; /** What the member does not want to be told of. */ muted: Kind[]; /** What the member chose for groups. */ groups: GroupChoice__Output[];
  /** How the member wants mails of what is new; absent while nothing was chosen. */ mail?: MailSettings__Output | null;
}
export interface SettingsChanged extends Sent<SettingsChanged__Output> {}
/** How often. */
export type Rhythm = 'RHYTHM_UNSPECIFIED' | 'DAILY' | 'WEEKLY' | 'NEVER';
export interface MailSettings__Output {
  rhythm: Rhythm; /** Of what no mail tells. */ muted: Kind[];
  /** No mail is sent from the beginning of the one hour to that of the other, 0 to 23; of the same hour there are none such. */ quietFrom: number;
  quietTo: number; /** Whose hours they are: a name of the IANA database, `Europe/Vienna`. */ timeZone: string;
  /** Of what is mailed at once, and not with what is new. */ atOnce: Kind[];
}
export interface MailSettings extends Sent<MailSettings__Output> {}
/** digest:{member} — when a member is mailed what is new. Carries the running state: only the newest event is read. */
export interface DigestPlanned__Output {
  member: string; /** When it is looked at next whether there is something to mail: ISO 8601 UTC; empty where it is not. */ nextAt: string;
  /** What is of this moment or older was mailed: ISO 8601 UTC; empty where nothing was. */ toldTo: string;
  /** The same two of what is mailed at once. */ atOnceAt: string; atOnceTo: string;
}
export interface DigestPlanned extends Sent<DigestPlanned__Output> {}
export interface Profile__Output { id: string; username: string; /** Root-relative URL of the avatar. */ image: string; }
export interface Profile extends Sent<Profile__Output> {}
/** Acts of one kind on one thing: `Ben and 3 others hearted your photo`. */
export interface Entry__Output {
  id: string; kind: Kind; /** Whose acts they are, the newest first: some of them. */ profiles: Profile__Output[];
  /** How many they are, at most 100; none of what nobody did, as of exports. */ people: number;
  /** When the newest of them was done: ISO 8601 UTC. */ at: string;
  /** The item that it is about, of `POSTS` the newest; absent where it is about none. */ item?: string;
  /** Of `POSTS`: how many items the reader may see, of `GROUP_POSTS` how many posts, at most 20. Otherwise 0. */ items: number;
  /** The group that it is about; absent where it is about none. */ group?: string;
  /** The post to it that it is about, of `GROUP_POSTS` the newest. */ groupPost?: string; /** Of `GROUP_ROLES`: what the reader is now. */ role?: Role;
  /** Of `COMMENTS` and `REPLIES` the newest of them, of `COMMENT_HEARTS` the comment that they are on. */ comment?: string;
  /** Of `CHAT_MESSAGES`: the room. */ room?: string; /** Some of it the reader has not read. */ unread: boolean;
}
export interface Entry extends Sent<Entry__Output> {}
export interface ListNotificationsRequest__Output { page: number; perPage: number; before?: string; }
export interface ListNotificationsRequest extends Sent<ListNotificationsRequest__Output> {}
export interface ListNotificationsResponse__Output {
  entries: Entry__Output[];
  /** Of what was marked as read the newest moment: ISO 8601 UTC; empty where nothing was. What is unread the entries tell. */ readTo: string; next?: string;
  /** For `MarkRead`: the places in logs up to which its reader has seen what is new. */ seen: string;
}
export interface ListNotificationsResponse extends Sent<ListNotificationsResponse__Output> {}
export interface GetUnreadRequest__Output {}
export interface GetUnreadRequest extends Sent<GetUnreadRequest__Output> {}
export interface GetUnreadResponse__Output { unread: boolean; }
export interface GetUnreadResponse extends Sent<GetUnreadResponse__Output> {}
export interface MarkReadRequest__Output {
  /** When the newest that was shown was done: ISO 8601 UTC. Counts where `seen` is absent. */ readTo: string;
  /** As `ListNotifications` answered it with what was shown. */ seen?: string;
}
export interface MarkReadRequest extends Sent<MarkReadRequest__Output> {}
export interface MarkReadResponse__Output {}
export interface MarkReadResponse extends Sent<MarkReadResponse__Output> {}
export interface GetSettingsRequest__Output {}
export interface GetSettingsRequest extends Sent<GetSettingsRequest__Output> {}
export interface ChangeSettingsRequest__Output { muted: Kind[]; }
export interface ChangeSettingsRequest extends Sent<ChangeSettingsRequest__Output> {}
export interface ChangeGroupLevelRequest__Output { group: string; level: Level; }
export interface ChangeGroupLevelRequest extends Sent<ChangeGroupLevelRequest__Output> {}
export interface ChangeMailSettingsRequest__Output { mail: MailSettings__Output | null; }
export interface ChangeMailSettingsRequest extends Sent<ChangeMailSettingsRequest__Output> {}
export interface UnsubscribeRequest__Output { token: string; }
export interface UnsubscribeRequest extends Sent<UnsubscribeRequest__Output> {}
export interface UnsubscribeResponse__Output {}
export interface UnsubscribeResponse extends Sent<UnsubscribeResponse__Output> {}
export interface SettingsResponse__Output {
  muted: Kind[];
  /** Of each group that the caller is in, at most 100: what was chosen or, where nothing was, all of one with fewer than 30 members, of others mentions. */ groups: GroupChoice__Output[];
  /** What was chosen or, where nothing was, once a week, of everything, not from 22 to 7 o'clock UTC. */ mail: MailSettings__Output | null;
}
export interface SettingsResponse extends Sent<SettingsResponse__Output> {}

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
