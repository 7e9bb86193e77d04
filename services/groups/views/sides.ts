import { isLive, type Standings } from '@kloak/access/policy.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { maxGroupsOfMember } from '@kloak/proto/rules/groups.ts';

/** In which list of a member a group stands. */
export type Listed = 'groups' | 'invites' | 'trash' | 'none';
export type Side = {
  group: string;
  who: string;
  listed: Listed;
  isMember: boolean;
  /** Since when the member is in it, or invited: ISO 8601 UTC. */
  at: string;
};

type OfGroup = { data: { group: string; after: Standings | null } };
type Stamped = OfGroup & { at: string };

const sideId = (group: string, who: string) => `${group}:${who}`;

function listedOf(after: Standings, who: string, isMember: boolean): Listed {
  if (isLive(after)) return isMember ? 'groups' : 'invites';
  return after.owner === who ? 'trash' : 'none';
}

/** What a group is to somebody, as its event tells; nothing to who is neither in it nor invited. */
function fold(doc: Side | undefined, { data: { group, after }, at }: Stamped, id: string): Side | typeof deleted {
  const who = id.slice(group.length + 1);
  const isMember = after?.members.includes(who) ?? false;
  if (after === null || after.purged || !(isMember || after.invited.includes(who))) return deleted;
  return { group, who, listed: listedOf(after, who, isMember), isMember, at: doc?.isMember === isMember ? doc.at : at };
}

/** The sides of some people whom an event names. */
const of = <Event extends OfGroup>(people: (event: Event) => readonly string[]) => ({
  ids: (event: Event) => people(event).map((who) => sideId(event.data.group, who)),
  fold,
});

const ofOne = of(({ data: { who } }: OfGroup & { data: { who: string } }) => [who]);
const ofAll = of(({ data: { after } }: OfGroup) => (after ? [...after.members, ...after.invited] : []));

/** Groups from the side of who is in them or invited: one document for each of each group. A member's lists are pages of its index. */
export const sides = strictView<Side>({
  name: 'sides',
  foldVersion: 1,
  indexes: { byMember: { equals: ['who', 'listed'], sort: 'at', order: 'newest' } },
  on: {
    groups: {
      GroupCreated: of(({ data: { by } }) => [by]),
      ProfilesInvited: of(({ data: { profiles } }) => profiles),
      InvitesWithdrawn: of(({ data: { profiles } }) => profiles),
      InviteAccepted: ofOne,
      InviteRejected: ofOne,
      RequestAccepted: ofOne,
      MemberLeft: ofOne,
      MemberRemoved: ofOne,
      ProfileBlocked: ofOne,
      GroupHandedOver: ofOne,
      GroupTrashed: ofAll,
      GroupRestored: ofAll,
      GroupPurged: ofAll,
    },
  },
});

/** The groups in a list of a member, the newest first, at most 100. */
export async function groupsListed(reader: ViewReader<Side>, who: string, listed: Listed): Promise<string[]> {
  const { items } = await reader.page({ index: 'byMember', equals: [who, listed], limit: maxGroupsOfMember });
  return items.map(({ group }) => group);
}

/** Whether a member is in as many groups as may be. A view tells it, so that some that are joined at once may be more. */
export async function isInTooMany(reader: ViewReader<Side>, who: string): Promise<boolean> {
  return (await groupsListed(reader, who, 'groups')).length >= maxGroupsOfMember;
}

/** Which of some groups (≤ 500) that are there a member is in. */
export async function memberAmong(reader: ViewReader<Side>, who: string, groups: readonly string[]): Promise<string[]> {
  const found = await reader.getMany(groups.map((group) => sideId(group, who)));
  return found.filter(({ listed }) => listed === 'groups').map(({ group }) => group);
}
