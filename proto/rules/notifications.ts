// Rules for notifications.

/** Age in days after which notifications are no longer listed. */
export const notifiedForDays = 90;
/** Limits of counted people, and items, in one notification: beyond them the text says that they are many. */
export const maxCountedPeople = 100;
export const maxCountedItems = 20;
/** Hours after which an unread message is notified here; the chat itself notifies at once. */
export const chatUnreadHours = 12;
/** Notifications a page. */
export const notificationsPerPage = 20;

/** Kinds of notifications, in the services' logs and in the public API. */
export const notificationKinds = [
  'REQUEST_ACCEPTED',
  'COMMENTS',
  'REPLIES',
  'HEARTS',
  'COMMENT_HEARTS',
  'POSTS',
  'GROUP_REQUESTS',
  'GROUP_JOINED',
  'GROUP_ROLES',
  'GROUP_POSTS',
  'GROUP_MENTIONS',
  'REPORT_CLOSED',
  'LOOK_ASKED',
  'LOOKED_AT',
  'EXPORT_READY',
  'EXPORT_FAILED',
  'REPORTS',
  'COMMENT_MENTIONS',
  'CHAT_MESSAGES',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Role of a member in a group. */
export const groupRoles = ['MEMBER', 'ADMIN', 'OWNER'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** Notification level of a group: everything, only mentions and replies, or nothing. */
export const groupLevels = ['ALL', 'MENTIONS', 'NONE'] as const;
export type GroupLevel = (typeof groupLevels)[number];
const smallGroupMembers = 30;
/** Level for members who have not chosen one. */
export const defaultGroupLevel = (memberCount: number): GroupLevel => (memberCount < smallGroupMembers ? 'ALL' : 'MENTIONS');
