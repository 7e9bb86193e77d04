import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { finishPreview, preview } from '../domain/preview.ts';
import { giveUpOrRethrow } from '../steps/give-up.ts';
import { fetchOriginal, storeRenditions } from '../steps/work-files.ts';
import { previewPlaces, previewRenderer } from '../tools/workers/renderer.ts';
import { inWorkFolder } from '../tools/workers/work-folder.ts';

type Arrived = { item: string; owner: string; incomingKey: string };

/**
 * Renders a page's preview of an item again, so that only its pixels are served. Bytes that are no picture are removed: pages wait for the
 * renditions. May run again: the preview has the same key, and pages are notified once.
 */
export const renderPreview = reaction({
  name: 'render-preview',
  from: 'start',
  attempts: 3,
  concurrency: previewPlaces,
  on: {
    media: {
      async ItemPreviewArrived(ctx, { data }) {
        const isFinished = (await ctx.state(preview.of(data))).isFinished;
        if (!isFinished) await inWorkFolder((folder) => redraw(ctx, data, folder)).catch((error: unknown) => giveUpOrRethrow(ctx, error));
        await ctx.blobs.remove([data.incomingKey]);
      },
    },
  },
  whenParked: { media: { ItemPreviewArrived: (ctx, { data }) => ctx.blobs.remove([data.incomingKey]) } },
});

async function redraw(ctx: ReactionCtx, arrived: Arrived, folder: string): Promise<void> {
  const { item, owner, incomingKey } = arrived;
  const work = await fetchOriginal(ctx, { key: incomingKey }, folder);
  if (!work) return;
  const rendered = await previewRenderer.render({ ...work, isPreview: true });
  if (rendered.outcome !== 'rendered') return;
  const { thumbhash, files } = rendered.rendering;
  const [file] = await storeRenditions(ctx, arrived, files);
  if (file) await ctx.decide(preview.of(arrived), finishPreview({ item, owner, thumbhash, file }));
}
