import { reaction } from '@kloak/platform/reaction.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { purge } from '../domain/details.ts';
import { group } from '../domain/group.ts';

/** Ends a group that was deleted 30 days ago and not restored since. */
export const purgeGroup = reaction({
  name: 'purge-group',
  from: 'start',
  afterSeconds: trashMs / 1000,
  on: {
    groups: {
      async GroupTrashed(ctx, { data: { group: id, after } }) {
        await ctx.decide(group.of({ group: id }), purge(id, after?.trashedAt));
      },
    },
  },
});
