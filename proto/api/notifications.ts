import { z } from 'zod';
import { groupLevels, notificationKinds, notificationsPerPage } from '../rules/notifications.ts';
import { call } from './call.ts';
import { id, me } from './shapes/fields.ts';
import { paged, paging } from './shapes/paging.ts';
import { groupLevel, mailSettings, notification } from './shapes/shapes.ts';

/** Fits a place for each partition of the logs, at most 256. */
const maxSeenLength = 20_000;

const kinds = z.array(z.enum(notificationKinds)).max(notificationKinds.length);
const settings = z.strictObject({
  muted: kinds,
  groups: z
    .array(groupLevel)
    .describe('Each group of the caller: what was chosen or, where nothing was, all of one with fewer than 30 members, of others mentions.'),
  mail: mailSettings.describe('What was chosen or, where nothing was, once a week, of everything, not from 22 to 7 o’clock UTC.'),
});

export const listNotifications = call({
  method: 'POST',
  path: '/api/notification/list',
  who: 'signed-in',
  summary: 'What is new for the caller, the newest first. Requests to connect are among the connections, invites among the groups.',
  body: z.object({ profileId: me, ...paging }).transform(paged(notificationsPerPage)),
  answer: z.strictObject({
    notifications: z.array(notification).describe('Fewer than were asked for where some are not for the caller any more.'),
    readTo: z.string().describe('Of what was marked as read the newest moment; empty where nothing was. What is unread each entry tells.'),
    seen: z.string().describe('For `mark-read`, of who was shown what is new: that of the newest page.'),
    next: z.string().optional(),
  }),
});

export const unreadNotifications = call({
  method: 'POST',
  path: '/api/notification/unread',
  who: 'signed-in',
  summary: 'Whether there is something new that the caller has not read.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ unread: z.boolean() }),
});

export const markNotificationsRead = call({
  method: 'POST',
  path: '/api/notification/mark-read',
  who: 'signed-in',
  summary: 'Says that the caller has read what is new; never less than before.',
  body: z.object({
    profileId: me,
    readTo: z.iso.datetime().describe('The `createdAt` of the newest that was shown; counts where `seen` is left out.'),
    seen: z.string().max(maxSeenLength).optional().describe('As `list` answered it with what was shown: no clock changes what is new.'),
  }),
  answer: z.strictObject({}),
});

export const notificationSettings = call({
  method: 'POST',
  path: '/api/notification/settings',
  who: 'signed-in',
  summary: 'Of what the caller does not want to be told, and what of each group.',
  body: z.object({ profileId: me }),
  answer: settings,
});

export const changeNotificationSettings = call({
  method: 'POST',
  path: '/api/notification/change-settings',
  who: 'signed-in',
  summary: 'Says of what the caller does not want to be told from now on, all of it.',
  body: z.object({ profileId: me, muted: kinds }),
  answer: settings,
});

export const changeGroupLevel = call({
  method: 'POST',
  path: '/api/notification/change-group-level',
  who: 'signed-in',
  summary: 'Says of what of a group the caller wants to be told: all, only what names the caller or is about what the caller said, or nothing.',
  body: z.object({ profileId: me, groupId: id, level: z.enum(groupLevels) }),
  answer: settings,
});

export const changeMailSettings = call({
  method: 'POST',
  path: '/api/notification/change-mail-settings',
  who: 'signed-in',
  summary: 'Says how the caller wants mails of what is new, all of it.',
  body: z.object({ profileId: me, ...mailSettings.shape }),
  answer: settings,
});
