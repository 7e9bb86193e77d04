// Texts of notifications, for the page and for mails.
import { type GroupRole, maxCountedItems, maxCountedPeople, type NotificationKind } from './notifications.ts';

/** Variables of these texts: the photo, video or post; the number of things, if they are counted; the group; and the member's present role. */
type NotificationFacts = { readonly thing: string; readonly count: number; readonly group: string; readonly role: GroupRole };

const roles = {
  MEMBER: (group) => `removed you as an admin of ${group}.`,
  ADMIN: (group) => `made you an admin of ${group}.`,
  OWNER: (group) => `made you the owner of ${group}.`,
} as const satisfies Record<GroupRole, (group: string) => string>;

/** Continuations of the actor's name; a whole sentence if nobody acted. */
export const notificationWords = {
  REQUEST_ACCEPTED: () => 'accepted your request. You are connected now.',
  COMMENTS: ({ thing }) => `commented on your ${thing}.`,
  REPLIES: () => 'replied to your comment.',
  HEARTS: ({ thing }) => `hearted your ${thing}.`,
  COMMENT_HEARTS: () => 'hearted your comment.',
  POSTS: ({ thing, count }) => `shared ${shared(thing, count)} with the family.`,
  GROUP_REQUESTS: ({ group }) => `asks to join ${group}.`,
  GROUP_JOINED: ({ group }) => `accepted your request to join ${group}.`,
  GROUP_ROLES: ({ group, role }) => roles[role](group),
  GROUP_POSTS: ({ group, count }) => `posted ${times(count)}to ${group}.`,
  GROUP_MENTIONS: ({ group }) => `mentioned you in ${group}.`,
  REPORT_CLOSED: () => 'answered your report.',
  LOOK_ASKED: ({ thing }) => `asks to look at your ${thing} as an admin, because it was reported.`,
  LOOKED_AT: ({ thing }) => `looked at your ${thing} as an admin, as you allowed.`,
  EXPORT_READY: () => 'Everything you have is ready to be downloaded.',
  EXPORT_FAILED: () => 'Your archive of everything you have could not be prepared.',
  REPORTS: ({ count }) => reportsWait(count),
  COMMENT_MENTIONS: () => 'mentioned you in a comment.',
  CHAT_MESSAGES: () => 'wrote to you in the chat.',
} as const satisfies Record<NotificationKind, (told: NotificationFacts) => string>;

function times(count: number): string {
  if (count <= 1) return '';
  return count >= maxCountedItems ? 'many times ' : `${count} times `;
}

function shared(thing: string, count: number): string {
  if (count <= 1) return `a ${thing}`;
  return count >= maxCountedItems ? 'many photos and videos' : `${count} photos and videos`;
}

function reportsWait(count: number): string {
  if (count <= 1) return 'A report waits for an admin.';
  return `${count >= maxCountedItems ? 'Many' : count} reports wait for an admin.`;
}

/** Text for the other members who did the same. */
export const otherPeople = (count: number): string => (count + 1 >= maxCountedPeople ? 'and many others' : `and ${count} others`);

/** Replacement for an erased name. */
export const somebody = 'Somebody';
