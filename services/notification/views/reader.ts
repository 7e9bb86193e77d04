import { blockedBy, relations, relativesSince } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { MailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { defaultGroupLevel, type GroupLevel, type NotificationKind } from '@kloak/proto/rules/notifications.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { adminList, groupList, ownList, sharedList, vaultAdminList } from './entry.ts';
import { type Membership, memberships, membershipsOf, sizesOf } from './memberships.ts';
import { adminsOfVault, vaultAdmins } from './vault-admins.ts';

/** Context for reading notifications, in an rpc or a reaction. */
export type Reading = Pick<Ctx, 'now' | 'state' | 'strict' | 'view'>;

/** A group of the reader, with the chosen level. */
type OwnGroup = Membership & { level: GroupLevel };

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
};

export async function readerOf(ctx: Reading, me: string): Promise<Reader> {
  const reader = ctx.strict(memberships);
  const [relatives, blocked, own, wanted, admins] = await Promise.all([
    relativesSince(ctx.strict(relations), me),
    blockedBy(ctx.strict(relations), me),
    membershipsOf(reader, me),
    ctx.state(settings.of({ member: me })),
    adminsOfVault(ctx.strict(vaultAdmins)),
  ]);
  const sizes = await sizesOf(
    reader,
    own.map(({ group }) => group),
  );
  const { muted, groups: chosen } = wanted;
  const levelIn = (group: string) => chosen.find((one) => one.group === group)?.level ?? defaultGroupLevel(sizes.get(group) ?? 0);
  const ofGroups = new Map(own.map((one) => [one.group, { ...one, level: levelIn(one.group) }]));
  return { me, relatives, blocked, muted, isVaultAdmin: admins.includes(me), mail: mailSettingsOf(wanted), groups: ofGroups };
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
