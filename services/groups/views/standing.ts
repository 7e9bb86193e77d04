import type { GroupFacts } from '@kloak/access/group-events.ts';
import { findMember, type GroupMember, groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { type Standings, standingTo } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';

/** A group's facts, a member's own document, and their relation as `standingTo` returns it. */
export type FoundStanding = { facts: GroupFacts; member: GroupMember | undefined; standing: Standings };

/** Two queries, for any size of the group. `ask`: `view` or `strict` of a context. */
export async function findStanding(ask: Ctx['strict'], group: string, who: string): Promise<FoundStanding | undefined> {
  const [facts, member] = await Promise.all([ask(groupPeople).get(group), findMember(ask(groupMembers), group, who)]);
  return facts && { facts, member, standing: standingTo(facts, who, member !== undefined) };
}
