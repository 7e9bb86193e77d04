import { groupPeople } from '@kloak/access/group-people.ts';
import { audienceOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import type { Subject } from '../domain/subject.ts';

async function announce(ctx: ReactionCtx, { data: { item, groupPost } }: { data: Subject }): Promise<void> {
  if (!groupPost) return ctx.pushChanges(await audienceOf(ctx, item), [{ what: 'item', id: item }]);
  const people = await ctx.view(groupPeople).get(groupPost.group);
  ctx.pushChanges(people?.members ?? [], [{ what: 'group' }]);
}

/** Tells the pages of all who may view an item, or are in the group of a post, that its hearts or comments changed. */
export const announceSubject = reaction({
  // As it was called when there were items alone.
  name: 'announce-item',
  from: 'now',
  on: {
    social: {
      HeartGiven: announce,
      HeartTaken: announce,
      CommentSaved: announce,
      CommentEdited: announce,
      CommentDeleted: announce,
      CommentHeartGiven: announce,
      CommentHeartTaken: announce,
    },
  },
});
