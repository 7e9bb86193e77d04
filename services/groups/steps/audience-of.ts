import { groupMembers, membersOfGroup } from '@kloak/access/group-members.ts';
import type { Audience, ReactionCtx } from '@kloak/platform/context.ts';

/** Audience of a group: members and admins at the time of the push. */
export const audienceOf = (ctx: Pick<ReactionCtx, 'view'>, group: string): Audience => ({
  name: group,
  members: () => membersOfGroup(ctx.view(groupMembers), group),
});
