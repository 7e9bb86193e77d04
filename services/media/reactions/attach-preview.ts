import { reaction } from '@kloak/platform/reaction.ts';
import { isPreviewShown, item, showPreview } from '../domain/item.ts';

/** Hands an item the checked preview; one that is not needed any more goes. */
export const attachPreview = reaction({
  name: 'attach-preview',
  from: 'start',
  on: {
    transcoding: {
      async PreviewFinished(ctx, { data: { file: preview, ...facts } }) {
        if (!preview) return;
        const stream = item.of(facts);
        await ctx.decide(stream, showPreview({ ...facts, preview }));
        if (!isPreviewShown(await ctx.state(stream))) await ctx.blobs.remove([preview.key]);
      },
    },
  },
});
