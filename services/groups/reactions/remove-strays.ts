import { reaction } from '@kloak/platform/reaction.ts';
import { removeStray } from '../steps/remove-stray.ts';

/** Deletes what was posted just after its author left the group: the call that posted it does so itself, where it comes to that. */
export const removeStrays = reaction({
  name: 'remove-strays',
  from: 'start',
  on: {
    groups: {
      async PostCreated(ctx, { data: { post, group, author } }) {
        await removeStray(ctx, { post, group }, author);
      },
    },
  },
});
