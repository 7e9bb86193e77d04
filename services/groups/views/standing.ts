import type { GroupFacts } from '@kloak/access/group-events.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { type Standings, standingTo } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { memberSide, type Side, sides } from './member-groups.ts';

/** A group's facts, a member's own document, and their relation as `standingTo` returns it. */
export type FoundStanding = { facts: GroupFacts; side: Side | undefined; standing: Standings };

/** Two queries, for any size of the group. `ask`: `view` or `strict` of a context. */
export async function findStanding(ask: Ctx['strict'], group: string, who: string): Promise<FoundStanding | undefined> {
  const [facts, side] = await Promise.all([ask(groupPeople).get(group), memberSide(ask(sides), group, who)]);
  return facts && { facts, side, standing: standingTo(facts, who, side !== undefined) };
}
