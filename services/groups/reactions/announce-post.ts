import { groupPeople } from '@kloak/access/group-people.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';

async function announce(ctx: ReactionCtx, { data: { group } }: { data: { group: string } }): Promise<void> {
  const people = await ctx.view(groupPeople).get(group);
  ctx.pushChanges(people?.members ?? [], [{ what: 'group' }]);
}

/** Tells the pages of a group's members what is posted to it, said anew, or gone. */
export const announcePost = reaction({
  name: 'announce-post',
  from: 'now',
  on: { groups: { PostCreated: announce, PostEdited: announce, PostDeleted: announce } },
});
