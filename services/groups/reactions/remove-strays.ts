import { reaction } from '@kloak/platform/reaction.ts';
import { removeStray } from '../steps/remove-stray.ts';

/** Deletes posts made just after their author left the group. The posting call does that itself unless it is interrupted. */
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
