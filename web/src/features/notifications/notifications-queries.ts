import type { Answer } from '@kloak/proto/api/types.ts';
import type { PushKind } from '@kloak/proto/rules/device-pushes.ts';
import { defaultMailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { type GroupLevel, type NotificationKind, notificationsPerPage } from '@kloak/proto/rules/notifications.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';

/**
 * Returns notifications, the newest first; `seen`: position up to which the viewer has seen them. `parts`: number of loaded pages. A page may be empty
 * although the list continues.
 */
export function notificationsQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', me],
    ...growingList(notificationsPerPage, async (part) => {
      const { notifications, seen, next } = await query('POST /api/notification/list', { profileId: me, ...part });
      return { entries: notifications, about: seen, next };
    }),
    select: (list) => ({ entries: entriesOf(list), seen: list.pages[0]?.about ?? '', parts: list.pages.length }),
  });
}

/** Marks the shown notifications as read. */
export const readMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: (shown: { readonly readTo: string; readonly seen: string }) => mutate('POST /api/notification/mark-read', { profileId: me, ...shown }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications', 'unread', me] }),
  });

type SettingsAnswer = Pick<Answer<'POST /api/notification/settings'>, 'muted' | 'groups' | 'mail' | 'push'>;

/** Returns the member's notification settings. */
export function settingsQuery(me: string) {
  return queryOptions({
    queryKey: ['notifications', 'settings', me],
    queryFn: (): Promise<SettingsAnswer> => query('POST /api/notification/settings', { profileId: me }),
  });
}

/** Optimistic update of the settings, replaced by the last answer, or refetched if it fails. Several in a row are sent one after another. */
function settingsMutation<Wanted>(
  client: QueryClient,
  me: string,
  change: (now: SettingsAnswer, wanted: Wanted) => SettingsAnswer,
  send: (wanted: Wanted) => Promise<unknown>,
) {
  const { queryKey } = settingsQuery(me);
  const mutationKey = ['notification-settings'];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onMutate: async (wanted: Wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now) => now && change(now, wanted));
    },
    // An answer in the middle of a row would undo the optimistic updates of later ones.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey: ['notifications'] }) : undefined),
  });
}

/** Mutes these kinds of notifications. */
export const muteMutation = (client: QueryClient, me: string) =>
  settingsMutation(
    client,
    me,
    (now, muted: NotificationKind[]) => ({ ...now, muted }),
    (muted) => mutate('POST /api/notification/change-settings', { profileId: me, muted }),
  );

/** Pushes these kinds to the member's devices, or does not. */
export const pushMutation = (client: QueryClient, me: string) =>
  settingsMutation(
    client,
    me,
    (now, push: Partial<Record<PushKind, boolean>>) => ({ ...now, push: { ...now.push, ...push } }),
    (push) => {
      const muted = client.getQueryData(settingsQuery(me).queryKey)?.muted ?? [];
      return mutate('POST /api/notification/change-settings', { profileId: me, muted, push });
    },
  );

type Choice = { readonly groupId: string; readonly level: GroupLevel };

/** Sets the notification level of a group. */
export const levelMutation = (client: QueryClient, me: string) =>
  settingsMutation(
    client,
    me,
    (now, { groupId, level }: Choice) => ({ ...now, groups: now.groups.map((one) => (one.group._id === groupId ? { ...one, level } : one)) }),
    (choice) => mutate('POST /api/notification/change-group-level', { profileId: me, ...choice }),
  );

/** Sets how the member gets mails; the hours are in this browser's time zone. */
export const mailMutation = (client: QueryClient, me: string) =>
  settingsMutation(
    client,
    me,
    (now, wanted: Partial<SettingsAnswer['mail']>) => ({ ...now, mail: { ...now.mail, ...wanted } }),
    (wanted) => {
      const mail = client.getQueryData(settingsQuery(me).queryKey)?.mail ?? { ...defaultMailSettings, muted: [], atOnce: [] };
      return mutate('POST /api/notification/change-mail-settings', { profileId: me, ...mail, ...wanted, timeZone: ownTimeZone() });
    },
  );

/** IANA name of this browser's time zone. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
