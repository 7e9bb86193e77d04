import { reaction } from '@kloak/platform/reaction.ts';
import { postsIn, postsOf, removePosts } from '../steps/remove-posts.ts';

/** Deletes the posts of a purged group, and of a former member who wanted that, except those after a later return. */
export const removePostsOfGone = reaction({
  name: 'remove-posts',
  from: 'start',
  on: {
    groups: {
      async GroupPurged(ctx, { data: { group } }) {
        await removePosts(ctx, postsIn(group), { by: '', isAdmin: true });
      },
      async MemberLeft(ctx, { data: { group, who, removesPosts }, seq: until }) {
        if (removesPosts) await removePosts(ctx, postsOf(group, who), { by: who, isAdmin: false, until });
      },
    },
  },
});
