import { reaction } from '@kloak/platform/reaction.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';

/** Removes the renditions that a turn replaced, after a time in which open pages may still request them. */
export const removeReplaced = reaction({
  name: 'remove-replaced',
  from: 'start',
  afterSeconds: hourMs / 1000,
  on: { media: { ItemTurnRendered: (ctx, { data }) => ctx.blobs.remove(data.replaced.map(({ key }) => key)) } },
});
