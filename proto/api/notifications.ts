import { z } from 'zod';
import { badEndpoint, badPushKeys, maxEndpointCharacters, maxPushKeyCharacters, pushKinds } from '../rules/device-pushes.ts';
import { groupLevels, notificationKinds, notificationsPerPage } from '../rules/notifications.ts';
import type { Fault } from '../rules/text/checked.ts';
import { call } from './call.ts';
import { id, me } from './shapes/fields.ts';
import { paged, paging } from './shapes/paging.ts';
import { groupLevel, mailSettings, notification } from './shapes/shapes.ts';

/** Fits a place for each partition of the logs, at most 256. */
const maxSeenLength = 20_000;

const kinds = z.array(z.enum(notificationKinds)).max(notificationKinds.length);
const pushChoice = z.partialRecord(z.enum(pushKinds), z.boolean());
/** A text of a subscription, with the fault of one that is too long. */
const subscribedText = (maxLength: number, { message, code }: Fault) =>
  z
    .string()
    .refine((value) => value.length <= maxLength, { error: message, params: { code } })
    .meta({ maxLength });
const pushKeyText = subscribedText(maxPushKeyCharacters, badPushKeys);
const endpointText = subscribedText(maxEndpointCharacters, badEndpoint);
const settings = z.strictObject({
  muted: kinds,
  groups: z.array(groupLevel).describe('Level for each group of the caller. Default: everything in groups of fewer than 30 members, mentions in larger ones.'),
  mail: mailSettings.describe('Mail settings. Default: once a week, all kinds, never between 22:00 and 07:00 UTC.'),
  push: pushChoice.describe(
    'Kinds with `true` are pushed to the devices of the caller. Default: all of them. Quiet hours of mails hold once they were changed.',
  ),
});

export const listNotifications = call({
  method: 'POST',
  path: '/api/notification/list',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's notifications, newest first. Requests for connections and invites to groups have calls of their own.",
  body: z.object({ profileId: me, ...paging }).transform(paged(notificationsPerPage)),
  answer: z.strictObject({
    notifications: z.array(notification).describe('May be shorter than `perPage`, since entries that the caller may no longer see are left out.'),
    readTo: z.string().describe('Latest time up to which notifications were marked as read; empty if never. Each entry has its own `unread`.'),
    seen: z.string().describe('Position to send to `mark-read` once the newest page is on screen.'),
    next: z.string().optional(),
  }),
});

export const unreadNotifications = call({
  method: 'POST',
  path: '/api/notification/unread',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns whether the caller has unread notifications.',
  body: z.object({ profileId: me }),
  answer: z.strictObject({ unread: z.boolean() }),
});

export const markNotificationsRead = call({
  method: 'POST',
  path: '/api/notification/mark-read',
  who: 'signed-in',
  summary: 'Marks notifications as read by the caller; never moves back.',
  body: z.object({
    profileId: me,
    readTo: z.iso.datetime().describe('`createdAt` of the newest displayed entry; used only if `seen` is absent.'),
    seen: z.string().max(maxSeenLength).optional().describe('`seen` as returned by `list` with the displayed entries; independent of any clock.'),
  }),
  answer: z.strictObject({}),
});

export const notificationSettings = call({
  method: 'POST',
  path: '/api/notification/settings',
  who: 'signed-in',
  summary: "Returns the caller's notification settings: muted kinds, the level for each group, and mails.",
  body: z.object({ profileId: me }),
  answer: settings,
});

export const changeNotificationSettings = call({
  method: 'POST',
  path: '/api/notification/change-settings',
  who: 'signed-in',
  summary: "Replaces the caller's muted kinds of notifications, and changes which kinds are pushed.",
  body: z.object({
    profileId: me,
    muted: kinds,
    push: pushChoice.optional().describe('Kinds that are pushed, or not; those that are not named stay.'),
  }),
  answer: settings,
});

export const changeGroupLevel = call({
  method: 'POST',
  path: '/api/notification/change-group-level',
  who: 'signed-in',
  summary: 'Changes the notification level of a group: everything, only mentions and answers to the caller, or nothing.',
  body: z.object({ profileId: me, groupId: id, level: z.enum(groupLevels) }),
  answer: settings,
});

export const changeMailSettings = call({
  method: 'POST',
  path: '/api/notification/change-mail-settings',
  who: 'signed-in',
  summary: "Replaces the caller's mail settings.",
  body: z.object({ profileId: me, ...mailSettings.shape }),
  answer: settings,
});

export const pushKey = call({
  method: 'GET',
  path: '/api/notification/push-key',
  who: 'signed-in',
  summary: 'Returns the public key of this vault for push services (VAPID, RFC 8292).',
  body: z.object({}),
  answer: z.strictObject({ publicKey: z.string().describe('Base64url, for `applicationServerKey`.') }),
});

export const subscribeToPushes = call({
  method: 'POST',
  path: '/api/notification/subscribe',
  who: 'signed-in',
  summary: 'Pushes notifications to this browser until the session ends. Of more than 20 browsers of a member the oldest is removed.',
  body: z.object({
    profileId: me,
    subscription: z.object({
      endpoint: endpointText.describe('Address at a public https host, else `bad-endpoint`.'),
      keys: z.object({ p256dh: pushKeyText, auth: pushKeyText }).describe('Base64url (RFC 8291), else `bad-push-keys`.'),
    }),
  }),
  answer: z.strictObject({}),
});

export const unsubscribeFromPushes = call({
  method: 'POST',
  path: '/api/notification/unsubscribe-push',
  who: 'signed-in',
  summary: 'Ends the pushes to a browser; an unknown one is fine.',
  body: z.object({ profileId: me, endpoint: endpointText }),
  answer: z.strictObject({}),
});
