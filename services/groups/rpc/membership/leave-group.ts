import { member } from '@kloak/access/rules.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { group } from '../../domain/group.ts';
import { leave } from '../../domain/members.ts';
import { postsOf, removePosts } from '../../steps/remove-posts.ts';
import { findGroup } from '../../views/show-group.ts';

/** Pages of posts that one call deletes itself. */
const maxPages = 10;

const moreToDo = () => new Refusal('unavailable', 'more-to-do', 'You posted a lot, and only a part of it is deleted yet. Please try again.', { retryAfter: 1 });

export const leaveGroup = rpc('groups', 'LeaveGroup', {
  access: member,
  narrows: true,
  async run(ctx, { group: id, removePosts: removesPosts }, me) {
    const { events } = await ctx.decide(group.of({ group: id }), leave(id, me, removesPosts));
    if (removesPosts) {
      const isDone = await removePosts(ctx, postsOf(id, me), { by: me, isAdmin: false, maxPages });
      // A reaction to the first call deletes the rest; a repeat has no event, so its caller must ask again.
      if (!isDone && events.length === 0) throw moreToDo();
    }
    return { group: await findGroup(ctx, me, id) };
  },
});
