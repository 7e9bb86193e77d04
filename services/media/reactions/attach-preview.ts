import { reaction } from '@kloak/platform/reaction.ts';
import { item } from '../domain/item/item.ts';
import { isPreviewShown, showPreview } from '../domain/item/item-preview.ts';

/** Attaches the checked preview to its item; removes it if it is not needed any more. */
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
