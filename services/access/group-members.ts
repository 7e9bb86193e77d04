// Members of groups, and who is invited: folded here alone, for all services.
import type { IndexQuery } from '@kloak/platform/lists/paging.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { maxGroupMembers, maxGroupsOfMember } from '@kloak/proto/rules/groups.ts';
import { factsAfter, type GroupFacts, type MemberChange, type MemberEvent, onMemberChange } from './group-events.ts';
import { isLive } from './policy.ts';

/** List of a member that contains the group. */
export type Listed = 'groups' | 'invites' | 'trash' | 'none';
export type GroupMember = {
  group: string;
  who: string;
  /** `groups` exactly for a member of an existing group. */
  listed: Listed;
  isMember: boolean;
  isAdmin: boolean;
  /** Time of joining or of the invite: ISO 8601 UTC. */
  at: string;
  /** Inviter of the member. */
  inviter?: string | undefined;
};
type Reader = ViewReader<GroupMember>;

const memberId = (group: string, who: string) => `${group}:${who}`;

function listedOf(facts: GroupFacts, who: string, isMember: boolean): Listed {
  if (isLive(facts)) return isMember ? 'groups' : 'invites';
  return facts.owner === who ? 'trash' : 'none';
}

/** Member who invites the people in `profiles`. */
const inviterIn = ({ data: { profiles, by } }: MemberEvent) => profiles && by;

const changed = ({ people, isMember }: MemberChange) => ({
  ids: (event: MemberEvent) => people(event).map((who) => memberId(event.data.group, who)),
  fold(doc: GroupMember | undefined, event: MemberEvent, id: string): GroupMember | typeof deleted {
    const { group } = event.data;
    const facts = factsAfter(event);
    const who = id.slice(memberId(group, '').length);
    const isIn = isMember(event, who);
    if (facts === undefined || facts.purged || !(isIn || facts.invited.includes(who))) return deleted;
    const at = doc?.isMember === isIn ? doc.at : event.at;
    const inviter = isIn ? undefined : (inviterIn(event) ?? doc?.inviter);
    return { group, who, listed: listedOf(facts, who, isIn), isMember: isIn, isAdmin: facts.admins.includes(who), at, inviter };
  },
});

/** Strict view: one document for each member of each group and for each invited person. Index `byMember`: groups of a person; `ofGroup`: its people. */
export const groupMembers = strictView<GroupMember>({
  name: 'group-members',
  foldVersion: 1,
  touched: { groups: { group: ['stream'] } },
  indexes: {
    byMember: { equals: ['who', 'listed'], sort: 'at', order: 'newest' },
    ofGroup: { equals: ['group', 'listed', 'isAdmin'], sort: 'at', order: 'oldest' },
  },
  on: { groups: onMemberChange(changed) },
});

/** A person's documents of the groups in a list, the newest first, at most 100. */
export async function membershipsOf(reader: Reader, who: string, listed: Listed = 'groups'): Promise<GroupMember[]> {
  return (await reader.page({ index: 'byMember', equals: [who, listed], limit: maxGroupsOfMember })).items;
}

/** The groups in it. */
export async function groupsListed(reader: Reader, who: string, listed: Listed): Promise<string[]> {
  return (await membershipsOf(reader, who, listed)).map(({ group }) => group);
}

/** Document of a member of an existing group. */
export async function findMember(reader: Reader, group: string, who: string): Promise<GroupMember | undefined> {
  const found = await reader.get(memberId(group, who));
  return found?.listed === 'groups' ? found : undefined;
}

/** Id of the member who invited a person to a group; empty for nobody. */
export async function inviterOf(reader: Reader, group: string, who: string): Promise<string> {
  return (await reader.get(memberId(group, who)))?.inviter ?? '';
}

async function membersIn(reader: Reader, ids: readonly string[]): Promise<GroupMember[]> {
  return (await reader.getMany([...new Set(ids)])).filter(({ listed }) => listed === 'groups');
}

/** Reads which of these existing groups (≤ 500) somebody is in. */
export async function groupsAmong(reader: Reader, who: string, groups: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await membersIn(
    reader,
    groups.map((group) => memberId(group, who)),
  );
  return new Set(found.map(({ group }) => group));
}

/** Reads which of these people (≤ 500) are members of the existing group. */
export async function membersAmong(reader: Reader, group: string, people: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await membersIn(
    reader,
    people.map((who) => memberId(group, who)),
  );
  return new Set(found.map(({ who }) => who));
}

/** Query for members of an existing group who are admins or not, in the order of joining. */
export const membersListed = (group: string, isAdmin: boolean): IndexQuery => ({ index: 'ofGroup', equals: [group, 'groups', isAdmin] });

/** Reads all members of an existing group, at most 1,000. */
export async function membersOfGroup(reader: Reader, group: string): Promise<string[]> {
  const lists = await Promise.all([true, false].map((isAdmin) => reader.page({ ...membersListed(group, isAdmin), limit: maxGroupMembers })));
  return lists.flatMap(({ items }) => items).map(({ who }) => who);
}
