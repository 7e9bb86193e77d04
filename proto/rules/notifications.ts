// What is new for a member.

/** So long it is shown, in days. */
export const notifiedForDays = 90;
/** People, and items, that one notification counts at most: beyond them it says that they are many. */
export const maxCountedPeople = 100;
export const maxCountedItems = 20;
/** Messages are told of here once they have waited so long to be read, in hours: the chat itself tells of them at once. */
export const chatUnreadHours = 12;
/** Notifications a page. */
export const notificationsPerPage = 20;

/** What is told: the same words in the log's services and in the public API. */
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

/** What somebody is in a group. */
export const groupRoles = ['MEMBER', 'ADMIN', 'OWNER'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** Of what of a group its members are told: of everything, of what names them and is about what they said, or of nothing. */
export const groupLevels = ['ALL', 'MENTIONS', 'NONE'] as const;
export type GroupLevel = (typeof groupLevels)[number];
const smallGroupMembers = 30;
/** Of who has not chosen. */
export const defaultGroupLevel = (memberCount: number): GroupLevel => (memberCount < smallGroupMembers ? 'ALL' : 'MENTIONS');
