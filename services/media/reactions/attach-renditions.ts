import { reaction } from '@kloak/platform/reaction.ts';
import { attach, fail, isOver, item } from '../domain/item.ts';

/** Hands an item what was rendered of it, or that it cannot be. */
export const attachRenditions = reaction({
  name: 'attach-renditions',
  from: 'start',
  on: {
    transcoding: {
      async JobFinished(ctx, { data: { files: renditions, ...picture } }) {
        const stream = item.of(picture);
        await ctx.decide(stream, attach({ ...picture, renditions }));
        // It was abandoned or deleted while it was being rendered.
        if (isOver(await ctx.state(stream))) await ctx.blobs.remove(renditions.map(({ key }) => key));
      },
      async JobFailed(ctx, { data }) {
        await ctx.decide(item.of(data), fail(data));
      },
    },
  },
});
