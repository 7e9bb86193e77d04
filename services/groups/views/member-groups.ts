import { allAfter, factsAfter, type GroupFacts, type OfGroup } from '@kloak/access/group-events.ts';
import { isLive } from '@kloak/access/policy.ts';
import { blockedBy, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Place } from '@kloak/platform/lists/paging.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { maxGroupMembers, maxGroupsOfMember } from '@kloak/proto/rules/groups.ts';

/** List of a member that contains the group. */
export type Listed = 'groups' | 'invites' | 'trash' | 'none';
export type Side = {
  group: string;
  who: string;
  listed: Listed;
  isMember: boolean;
  isAdmin: boolean;
  /** Time of joining or of the invite: ISO 8601 UTC. */
  at: string;
  /** Inviter of the member. */
  inviter?: string | undefined;
};

type Stamped = OfGroup & { at: string };

const sideId = (group: string, who: string) => `${group}:${who}`;

function listedOf(facts: GroupFacts, who: string, isMember: boolean): Listed {
  if (isLive(facts)) return isMember ? 'groups' : 'invites';
  return facts.owner === who ? 'trash' : 'none';
}

/** Updates the documents of the named people. Removes the group from the lists of those who are neither members nor invited. */
const of = <Event extends Stamped>(
  people: (event: Event) => readonly string[],
  isIn: (event: Event, who: string) => boolean,
  inviterIn: (event: Event) => string | undefined = () => undefined,
) => ({
  ids: (event: Event) => people(event).map((who) => sideId(event.data.group, who)),
  fold(doc: Side | undefined, event: Event, id: string): Side | typeof deleted {
    const { group } = event.data;
    const facts = factsAfter(event);
    const who = id.slice(sideId(group, '').length);
    const isMember = isIn(event, who);
    if (facts === undefined || facts.purged || !(isMember || facts.invited.includes(who))) return deleted;
    const at = doc?.isMember === isMember ? doc.at : event.at;
    const inviter = isMember ? undefined : (inviterIn(event) ?? doc?.inviter);
    return { group, who, listed: listedOf(facts, who, isMember), isMember, isAdmin: facts.admins.includes(who), at, inviter };
  },
});

const yes = () => true;
const no = () => false;
const whoIn = ({ data: { who } }: Stamped & { data: { who: string } }) => [who];
const profilesIn = ({ data: { profiles } }: Stamped & { data: { profiles: string[]; by: string } }) => profiles;
const whoAndByIn = ({ data: { who, by } }: Stamped & { data: { who: string; by: string } }) => [who, by];
const member = of(whoIn, yes);
const stranger = of(whoIn, no);
const ofAll = of(
  (event: Stamped) => [...allAfter(event), ...(factsAfter(event)?.invited ?? [])],
  (event, who) => allAfter(event).includes(who),
);

/** Groups from the side of a member or invited person: one document each. Lists of a member, and members of a group, are pages of an index. */
export const sides = strictView<Side>({
  name: 'sides',
  foldVersion: 3,
  touched: { groups: { group: ['stream'] } },
  indexes: {
    byMember: { equals: ['who', 'listed'], sort: 'at', order: 'newest' },
    ofGroup: { equals: ['group', 'listed', 'isAdmin'], sort: 'at', order: 'oldest' },
  },
  on: {
    groups: {
      GroupCreated: ofAll,
      ProfilesInvited: of(profilesIn, no, ({ data: { by } }) => by),
      InvitesWithdrawn: of(profilesIn, no),
      InviteAccepted: member,
      InviteRejected: stranger,
      RequestAccepted: member,
      MemberLeft: stranger,
      MemberRemoved: stranger,
      ProfileBlocked: stranger,
      AdminAdded: member,
      AdminRemoved: member,
      GroupHandedOver: of(whoAndByIn, yes),
      GroupTrashed: ofAll,
      GroupRestored: ofAll,
      GroupPurged: ofAll,
    },
  },
});

/** A member's sides of the groups in a list, the newest first, at most 100. */
async function sidesListed(reader: ViewReader<Side>, who: string, listed: Listed): Promise<Side[]> {
  return (await reader.page({ index: 'byMember', equals: [who, listed], limit: maxGroupsOfMember })).items;
}

/** Groups that invite the member, except by somebody the member blocks. */
export async function invitesOf(ctx: Pick<Ctx, 'strict' | 'view'>, who: string): Promise<string[]> {
  const [listed, blocked] = await Promise.all([sidesListed(ctx.view(sides), who, 'invites'), blockedBy(ctx.strict(relations), who)]);
  return listed.filter(({ inviter = '' }) => !blocked.has(inviter)).map(({ group }) => group);
}

/** True if the invited person should be notified: not if they block the inviter. */
export async function hearsOfInvite(ctx: Pick<Ctx, 'strict'>, group: string, who: string): Promise<boolean> {
  const side = await ctx.strict(sides).get(sideId(group, who));
  return !(await blockedBy(ctx.strict(relations), who)).has(side?.inviter ?? '');
}

/** The groups in it. */
export async function groupsListed(reader: ViewReader<Side>, who: string, listed: Listed): Promise<string[]> {
  return (await sidesListed(reader, who, listed)).map(({ group }) => group);
}

/** True if the member is in the maximum number of groups. A view answers, so concurrent joins may exceed it slightly. */
export async function isInTooMany(reader: ViewReader<Side>, who: string): Promise<boolean> {
  return (await groupsListed(reader, who, 'groups')).length >= maxGroupsOfMember;
}

/** Reads which of these existing groups (≤ 500) the member is in. */
export async function memberAmong(reader: ViewReader<Side>, who: string, groups: readonly string[]): Promise<string[]> {
  const found = await reader.getMany(groups.map((group) => sideId(group, who)));
  return found.filter(({ listed }) => listed === 'groups').map(({ group }) => group);
}

/** Document of a member of an existing group. */
export async function memberSide(reader: ViewReader<Side>, group: string, who: string): Promise<Side | undefined> {
  const side = await reader.get(sideId(group, who));
  return side?.listed === 'groups' ? side : undefined;
}

/** Reads which of these people (≤ 500) are in the existing group. */
export async function membersAmong(reader: ViewReader<Side>, group: string, people: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await reader.getMany(people.map((who) => sideId(group, who)));
  return new Set(found.filter(({ listed }) => listed === 'groups').map(({ who }) => who));
}

/** Query for members of an existing group who are no admins, in the order of joining. */
export const membersIn = (group: string): Place => ({ index: 'ofGroup', equals: [group, 'groups', false] });

/** Reads all members of the group that are no admins, at most 1,000. */
export async function membersOf(reader: ViewReader<Side>, group: string): Promise<string[]> {
  return (await reader.page({ ...membersIn(group), limit: maxGroupMembers })).items.map(({ who }) => who);
}
