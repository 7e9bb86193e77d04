import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  changeGroupLevel,
  changeMailSettings,
  changeNotificationSettings,
  listNotifications,
  markNotificationsRead,
  notificationSettings,
  pushKey,
  subscribeToPushes,
  unreadNotifications,
  unsubscribeFromPushes,
} from '@kloak/proto/api/notifications.ts';
import type { Notification, Post } from '@kloak/proto/api/types.ts';
import { type PushKind, pushKinds } from '@kloak/proto/rules/device-pushes.ts';
import { defaultMailSettings, readMailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { groupLevels, groupRoles, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { postOf } from '../posts/post-shape.ts';
import { type Ask, handlerRoute, type Route, route } from '../route.ts';
import { cardOf } from '../shapes.ts';

type ReceivedEntry = ResponseOf<'notification.ListNotifications'>['entries'][number];

type About = NonNullable<Notification['post']>;

/** Fields of a post that a row shows, without its long texts. */
function aboutOf({ _id, image, video }: Post): [string, About][] {
  const item = image ?? video;
  if (item === undefined) return [];
  const { thumbNail, width, height, thumbhash } = item;
  return [[_id, { _id, ...(video && { video: true as const }), thumbNail, width, height, thumbhash }]];
}

type NamedGroup = NonNullable<Notification['group']>;
/** Posts and groups that entries refer to, as far as the caller may see them now. */
type AboutAll = { readonly posts: ReadonlyMap<string, About>; readonly groups: ReadonlyMap<string, NamedGroup> };

/** Empty for a kind outside the contract, and for a post or group that the caller may not see. */
function notificationOf(entry: ReceivedEntry, about: AboutAll): Notification[] {
  const { id, profiles, people, at, items, groupPost, comment, room, unread } = entry;
  const kind = notificationKinds.find((one) => one === entry.kind);
  const role = groupRoles.find((one) => one === entry.role);
  const post = entry.item === undefined ? undefined : about.posts.get(entry.item);
  const group = entry.group === undefined ? undefined : about.groups.get(entry.group);
  // Media may be a moment behind the newest of several: the entry keeps its place, and has no picture yet.
  const isWithoutPost = entry.item !== undefined && post === undefined && kind !== 'POSTS';
  const isGone = isWithoutPost || (entry.group !== undefined && group === undefined);
  if (kind === undefined || isGone) return [];
  return [
    {
      _id: id,
      kind,
      profiles: profiles.map(cardOf),
      people,
      ...(post && { post }),
      ...(group && { group }),
      ...(groupPost !== undefined && { groupPostId: groupPost }),
      ...(comment !== undefined && { commentId: comment }),
      ...(room !== undefined && { roomId: room }),
      ...(role && { role }),
      ...(items > 0 && { items }),
      ...(unread && { unread }),
      createdAt: at,
    },
  ];
}

/** Posts of these entries by id; media returns those that the viewer may see now. No call without ids. */
async function postsOf(ask: Ask<'media.ListPostsById'>, entries: readonly ReceivedEntry[], viewer: string): Promise<ReadonlyMap<string, About>> {
  const items = [...new Set(entries.flatMap(({ item }) => item ?? []))];
  const posts = items.length > 0 ? (await ask('media.ListPostsById', { items })).posts : [];
  return new Map(posts.flatMap((post) => aboutOf(postOf(post, viewer))));
}

/** Those of these groups of which the caller is a member, by id. No call without ids. */
async function groupsOf(ask: Ask<'groups.ListGroupsById'>, ids: readonly string[]): Promise<ReadonlyMap<string, NamedGroup>> {
  const { groups } = ids.length > 0 ? await ask('groups.ListGroupsById', { groups: [...new Set(ids)] }) : { groups: [] };
  return new Map(groups.map(({ id, name }) => [id, { _id: id, name }]));
}

/** True for each kind that is pushed. */
function pushShape(muted: readonly string[]): Partial<Record<PushKind, boolean>> {
  const shape: Partial<Record<PushKind, boolean>> = {};
  for (const kind of pushKinds) shape[kind] = !muted.includes(kind);
  return shape;
}

async function settingsOf(ask: Ask<'groups.ListGroupsById'>, { muted, groups, mail, pushMuted }: ResponseOf<'notification.GetSettings'>) {
  const { muted: unmailed, atOnce, ...mails } = readMailSettings(assertPresent(mail)) ?? defaultMailSettings;
  const named = await groupsOf(
    ask,
    groups.map(({ group }) => group),
  );
  return {
    muted: notificationKinds.filter((kind) => muted.includes(kind)),
    groups: groups.flatMap((choice) => {
      const group = named.get(choice.group);
      const level = groupLevels.find((one) => one === choice.level);
      return group && level ? [{ group, level }] : [];
    }),
    mail: { ...mails, muted: [...unmailed], atOnce: [...atOnce] },
    push: pushShape(pushMuted),
  };
}

export const notifications: readonly Route[] = [
  handlerRoute(listNotifications, {
    rpcs: ['notification.ListNotifications', 'media.ListPostsById', 'groups.ListGroupsById'],
    limit: 'read',
    async handle(_deps, { ask, auth, body }) {
      const { entries, readTo, next, seen } = await ask('notification.ListNotifications', body.paging);
      const ofGroups = entries.flatMap(({ group }) => group ?? []);
      const [posts, groups] = await Promise.all([postsOf(ask, entries, principalOf(auth).account), groupsOf(ask, ofGroups)]);
      return { notifications: entries.flatMap((entry) => notificationOf(entry, { posts, groups })), readTo, seen, next };
    },
  }),
  route(unreadNotifications, { rpc: 'notification.GetUnread', limit: 'read' }),
  route(markNotificationsRead, {
    rpc: 'notification.MarkRead',
    limit: 'write',
    toRequest: ({ body: { readTo, seen } }) => ({ readTo, seen }),
  }),
  handlerRoute(notificationSettings, {
    rpcs: ['notification.GetSettings', 'groups.ListGroupsById'],
    limit: 'read',
    handle: async (_deps, { ask }) => settingsOf(ask, await ask('notification.GetSettings', {})),
  }),
  handlerRoute(changeNotificationSettings, {
    rpcs: ['notification.ChangeSettings', 'groups.ListGroupsById'],
    limit: 'write',
    async handle(_deps, { ask, body: { muted, push } }) {
      const chosen = push && { muted: pushKinds.filter((kind) => push[kind] === false), pushed: pushKinds.filter((kind) => push[kind] === true) };
      return settingsOf(ask, await ask('notification.ChangeSettings', { muted, push: chosen }));
    },
  }),
  handlerRoute(changeGroupLevel, {
    rpcs: ['notification.ChangeGroupLevel', 'groups.ListGroupsById'],
    limit: 'write',
    handle: async (_deps, { ask, body: { groupId, level } }) => settingsOf(ask, await ask('notification.ChangeGroupLevel', { group: groupId, level })),
  }),
  handlerRoute(changeMailSettings, {
    rpcs: ['notification.ChangeMailSettings', 'groups.ListGroupsById'],
    limit: 'write',
    handle: async (_deps, { ask, body: { profileId: _, ...mail } }) => settingsOf(ask, await ask('notification.ChangeMailSettings', { mail })),
  }),
  route(pushKey, { rpc: 'notification.GetPushKey', limit: 'read' }),
  route(subscribeToPushes, {
    rpc: 'notification.SubscribePushes',
    limit: 'pushes',
    toRequest: ({ body: { subscription } }) => ({ endpoint: subscription.endpoint, ...subscription.keys }),
  }),
  route(unsubscribeFromPushes, { rpc: 'notification.UnsubscribePushes', limit: 'write' }),
];
