import { allAfter, factsAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { maxGroupMembers, maxGroupsOfMember } from '@kloak/proto/rules/groups.ts';

/** A member of a group; `isIn` is false while the group is in the trash. */
export type Membership = { group: string; who: string; since: string; isAdmin: boolean; isIn: boolean };
/** Number of members of a group. */
type Size = { sized: string; memberCount: number };

type Stamped = OfGroup & { at: string };

const membershipId = (group: string, who: string) => `member:${group}:${who}`;
const sizeId = (group: string) => `size:${group}`;
const isMembership = (doc: Membership | Size | undefined): doc is Membership => doc !== undefined && 'who' in doc;
const isSize = (doc: Membership | Size): doc is Size => 'sized' in doc;

/** Marks the named people as members or not, and updates the size. */
const of = <Event extends Stamped>(people: (event: Event) => readonly string[], areIn = true) => ({
  ids: (event: Event) => [sizeId(event.data.group), ...people(event).map((who) => membershipId(event.data.group, who))],
  fold(doc: Membership | Size | undefined, event: Event, id: string): Membership | Size | typeof deleted {
    const { group } = event.data;
    const facts = factsAfter(event);
    if (facts === undefined || facts.purged) return deleted;
    if (id === sizeId(group)) return { sized: group, memberCount: facts.memberCount };
    if (!areIn) return deleted;
    const who = id.slice(membershipId(group, '').length);
    const since = isMembership(doc) ? doc.since : event.at;
    return { group, who, since, isAdmin: facts.admins.includes(who), isIn: facts.trashedAt === undefined };
  },
});
const whoIn = ({ data: { who } }: Stamped & { data: { who: string } }) => [who];
const ofWho = of(whoIn);
const withoutWho = of(whoIn, false);
const ofAll = of((event: Stamped) => allAfter(event));

/** Members and sizes of groups. Index `ofMember`: groups of a member, newest first; `inGroup`: members of a group. */
export const memberships = strictView<Membership | Size>({
  name: 'memberships',
  foldVersion: 2,
  touched: { groups: { group: ['stream'] } },
  indexes: {
    ofMember: { equals: ['who', 'isIn'], sort: 'since', order: 'newest' },
    inGroup: { equals: ['group', 'isIn'], sort: 'since', order: 'newest' },
  },
  on: {
    groups: {
      GroupCreated: ofAll,
      InviteAccepted: ofWho,
      RequestAccepted: ofWho,
      MemberLeft: withoutWho,
      MemberRemoved: withoutWho,
      AdminAdded: ofWho,
      AdminRemoved: ofWho,
      GroupHandedOver: of(({ data: { who, by } }) => [who, by]),
      GroupTrashed: ofAll,
      GroupRestored: ofAll,
      GroupPurged: ofAll,
    },
  },
});

/** The groups that a member is in, at most 100. */
export async function membershipsOf(reader: ViewReader<Membership | Size>, who: string): Promise<Membership[]> {
  const { items } = await reader.page({ index: 'ofMember', equals: [who, true], limit: maxGroupsOfMember });
  return items.filter(isMembership);
}

/** Reads the members of a group, at most 1,000. */
export async function membersOf(reader: ViewReader<Membership | Size>, group: string): Promise<string[]> {
  const { items } = await reader.page({ index: 'inGroup', equals: [group, true], limit: maxGroupMembers });
  return items.filter(isMembership).map(({ who }) => who);
}

/** Reads which of these people (≤ 500) are in the group. */
export async function membersAmong(reader: ViewReader<Membership | Size>, group: string, people: readonly string[]): Promise<string[]> {
  const found = await reader.getMany(people.map((who) => membershipId(group, who)));
  return found.filter(isMembership).flatMap(({ who, isIn }) => (isIn ? [who] : []));
}

/** Reads the sizes of groups (≤ 500) by id. */
export async function sizesOf(reader: ViewReader<Membership | Size>, groups: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await reader.getMany(groups.map(sizeId));
  return new Map(found.filter(isSize).map(({ sized, memberCount }) => [sized, memberCount]));
}
