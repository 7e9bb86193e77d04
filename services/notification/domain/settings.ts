import { aggregate } from '@kloak/platform/aggregate.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { type PushKind, pushKinds } from '@kloak/proto/rules/device-pushes.ts';
import { badMailSettings, defaultMailSettings, type MailSettings, readMailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { type GroupLevel, groupLevels, type NotificationKind, notificationKinds } from '@kloak/proto/rules/notifications.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

export type SettingsEvent = Extract<NotificationEvent, { type: 'SettingsChanged' }>;
/** The level that a member chose for one group. */
type GroupChoice = { group: string; level: GroupLevel };
/** Muted kinds, levels of groups (the last chosen one last), mail settings, and kinds that are not pushed to devices. */
type NotificationSettings = {
  muted: readonly NotificationKind[];
  groups: readonly GroupChoice[];
  mail?: MailSettings | undefined;
  pushMuted: readonly PushKind[];
};

const known = (muted: readonly string[]) => notificationKinds.filter((kind) => muted.includes(kind));
const knownPushes = (muted: readonly string[]) => pushKinds.filter((kind) => muted.includes(kind));
const knownChoices = (groups: readonly { group: string; level: string }[]): GroupChoice[] =>
  groups.flatMap(({ group, level }) => groupLevels.flatMap((one) => (one === level ? { group, level: one } : [])));

/** `settings:{member}` — a member's notification settings. */
export const settings = aggregate<NotificationSettings, SettingsEvent, { member: string }>({
  name: 'settings',
  initial: { muted: [], groups: [], pushMuted: [] },
  reads: 'last',
  evolve: (_state, { data: { muted, groups, mail, pushMuted } }) => ({
    muted: known(muted),
    groups: knownChoices(groups),
    mail: mail ? readMailSettings(mail) : undefined,
    pushMuted: knownPushes(pushMuted),
  }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** No-op if nothing changes. */
function changed(member: string, state: NotificationSettings, wanted: Partial<NotificationSettings>): SettingsEvent[] {
  const { muted, groups, mail, pushMuted } = { ...state, ...wanted };
  const before = [state.muted, state.groups, state.mail, state.pushMuted];
  if (JSON.stringify([muted, groups, mail, pushMuted]) === JSON.stringify(before)) return [];
  const mails = mail && { mail: { ...mail, muted: [...mail.muted], atOnce: [...mail.atOnce] } };
  const data = { member, muted: [...muted], groups: [...groups], ...mails, pushMuted: [...pushMuted] };
  return [{ type: 'SettingsChanged', data }];
}

type PushChoice = { readonly muted?: readonly string[]; readonly pushed?: readonly string[] };
/** Mutes exactly these kinds, and changes which ones are pushed. */
export const mute =
  (member: string, kinds: readonly string[], { muted = [], pushed = [] }: PushChoice = {}) =>
  (state: NotificationSettings) => {
    const pushMuted = knownPushes([...state.pushMuted, ...muted]).filter((kind) => !pushed.includes(kind));
    return changed(member, state, { muted: known(kinds), pushMuted });
  };

/** Sets the level for a group; unknown levels are ignored. Levels of other groups are kept while the member is in them (`own`). */
export function chooseLevel(member: string, choice: { group: string; level: string }, own: readonly string[]) {
  return (state: NotificationSettings): SettingsEvent[] => {
    const isSo = ({ group, level }: GroupChoice) => group === choice.group && level === choice.level;
    if (state.groups.some(isSo)) return [];
    const others = state.groups.filter(({ group }) => group !== choice.group && own.includes(group));
    return changed(member, state, { groups: [...others, ...knownChoices([choice])] });
  };
}

/** Mail settings of a member, or the default. */
export const mailSettingsOf = ({ mail }: NotificationSettings): MailSettings => mail ?? defaultMailSettings;

/** Wants mails so. Refuses: 400 `bad-mail-settings`. */
export function changeMails(member: string, told: Parameters<typeof readMailSettings>[0] | null) {
  const mail = told ? readMailSettings(told) : undefined;
  if (mail === undefined) throw refusalOf(badMailSettings);
  return (state: NotificationSettings): SettingsEvent[] => changed(member, state, { mail });
}

/** Wants none any more. */
export const endMails = (member: string) => (state: NotificationSettings) =>
  changed(member, state, { mail: { ...mailSettingsOf(state), rhythm: 'NEVER', atOnce: [] } });
