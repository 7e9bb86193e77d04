import { type GroupMember, groupMembers, membershipsOf } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { blockedBy, relations, relativesSince } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { PushKind } from '@kloak/proto/rules/device-pushes.ts';
import type { MailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { defaultGroupLevel, type GroupLevel, type NotificationKind } from '@kloak/proto/rules/notifications.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { adminList, groupList, ownList, sharedList, vaultAdminList } from './entry.ts';
import { adminsOfVault, vaultAdmins } from './vault-admins.ts';

/** Context for reading notifications, in an rpc or a reaction. */
export type ReaderCtx = Pick<Ctx, 'now' | 'state' | 'strict' | 'view'>;

/** A group of the reader, with the chosen level. */
type OwnGroup = GroupMember & { level: GroupLevel };

/** Reader with relatives (id → time of connection), groups, muted kinds and mail settings. */
export type Reader = {
  me: string;
  relatives: ReadonlyMap<string, string>;
  /** Members whom the reader blocks; their acts are hidden. */
  blocked: ReadonlySet<string>;
  groups: ReadonlyMap<string, OwnGroup>;
  muted: readonly NotificationKind[];
  isVaultAdmin: boolean;
  mail: MailSettings;
  /** Kinds that are not pushed to the reader's devices. */
  pushMuted: readonly PushKind[];
  /** The member has chosen mail settings, and so quiet hours. */
  choseMails: boolean;
};

export async function readerOf(ctx: ReaderCtx, me: string): Promise<Reader> {
  const [relatives, blocked, own, wanted, admins] = await Promise.all([
    relativesSince(ctx.strict(relations), me),
    blockedBy(ctx.strict(relations), me),
    membershipsOf(ctx.strict(groupMembers), me),
    ctx.state(settings.of({ member: me })),
    adminsOfVault(ctx.strict(vaultAdmins)),
  ]);
  const { muted, groups: chosen, pushMuted, mail: chosenMails } = wanted;
  const levels = new Map(chosen.map(({ group, level }) => [group, level]));
  const sizes = await sizesOf(
    ctx,
    own.map(({ group }) => group).filter((group) => !levels.has(group)),
  );
  const levelIn = (group: string) => levels.get(group) ?? defaultGroupLevel(sizes.get(group) ?? 0);
  const ofGroups = new Map(own.map((one) => [one.group, { ...one, level: levelIn(one.group) }]));
  const isVaultAdmin = admins.includes(me);
  const mails = { mail: mailSettingsOf(wanted), choseMails: chosenMails !== undefined };
  return { me, relatives, blocked, muted, pushMuted, isVaultAdmin, ...mails, groups: ofGroups };
}

/** Reads the number of members of these groups. */
async function sizesOf(ctx: ReaderCtx, groups: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const facts = await ctx.strict(groupPeople).getMany([...groups]);
  return new Map(facts.map(({ group, memberCount }) => [group, memberCount]));
}

/** The lists that a member reads: one or two, 500 of relatives, and 200 of groups at most. */
export function listsOf({ me, relatives, groups, muted, isVaultAdmin }: Reader): string[] {
  const own = [...groups.values()];
  return [
    ownList(me),
    ...(isVaultAdmin ? [vaultAdminList] : []),
    ...(muted.includes('POSTS') ? [] : [...relatives.keys()].map(sharedList)),
    ...(muted.includes('GROUP_POSTS') ? [] : own.filter(({ level }) => level === 'ALL').map(({ group }) => groupList(group))),
    ...own.filter(({ isAdmin, level }) => isAdmin && level !== 'NONE').map(({ group }) => adminList(group)),
  ];
}
