import { reaction } from '@kloak/platform/reaction.ts';
import { postsIn, postsOf, removePosts } from '../steps/remove-posts.ts';

/** Deletes what was posted to a group that is gone, and by whoever left and wanted that, but for what they posted after they had come back. */
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
