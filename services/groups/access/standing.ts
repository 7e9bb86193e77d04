import { groupPeople } from '@kloak/access/group-people.ts';
import { type Standings, standingTo } from '@kloak/access/policy.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { isMemberOf, sides } from '../views/sides.ts';

/** How a group stands to somebody, as `standingTo` tells it: two questions, however many are in it. */
export async function standingOf(ctx: Pick<Ctx, 'strict'>, group: string, who: string): Promise<Standings | undefined> {
  const [facts, isMember] = await Promise.all([ctx.strict(groupPeople).get(group), isMemberOf(ctx.strict(sides), group, who)]);
  return facts && standingTo(facts, who, isMember);
}
