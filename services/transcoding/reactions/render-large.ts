import { reaction } from '@kloak/platform/reaction.ts';
import { finishLarge, hasThumbnails, job } from '../domain/job.ts';
import { renderOriginal } from '../steps/render-original.ts';
import { render } from './render.ts';

/** Makes the renditions that lists do not show; see [Note: Photographs in two steps]. If one is impossible, pages show the others. */
export const renderLarge = reaction({
  name: 'render-large',
  from: 'start',
  attempts: 6,
  runsAfter: render.name,
  // A thumbnail that arrives waits for large files that have begun.
  concurrency: { total: 3 },
  on: {
    transcoding: {
      async JobThumbnailsFinished(ctx, { data: { item, owner } }) {
        const stream = job.of({ item, owner });
        const state = await ctx.state(stream);
        if (!hasThumbnails(state)) return;
        const made = await renderOriginal(ctx, { item, owner, key: state.key }, { isLarge: true });
        if (made.outcome !== 'rendered') ctx.log.warn({ item, reason: made.reason }, 'a photograph has its small renditions alone');
        await ctx.decide(stream, finishLarge(made.outcome === 'rendered' ? made.files : []));
      },
    },
  },
  whenParked: { transcoding: { JobThumbnailsFinished: async (ctx, { data }) => void (await ctx.decide(job.of(data), finishLarge([]))) } },
});
