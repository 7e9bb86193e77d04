import { groupPeople } from '@kloak/access/group-people.ts';
import type { Audience, ReactionCtx } from '@kloak/platform/context.ts';
import { membersOf, sides } from '../views/member-groups.ts';

/** Audience of a group: members and admins at the time of the push. */
export const audienceOf = (ctx: Pick<ReactionCtx, 'view'>, group: string): Audience => ({
  name: group,
  async members() {
    const [facts, members] = await Promise.all([ctx.view(groupPeople).get(group), membersOf(ctx.view(sides), group)]);
    return [...(facts?.admins ?? []), ...members];
  },
});
