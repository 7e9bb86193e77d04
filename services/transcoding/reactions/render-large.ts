import { reaction } from '@kloak/platform/reaction.ts';
import { finishLarge, isBegun, job } from '../domain/job.ts';
import { renderOriginal } from '../steps/render-original.ts';
import { render } from './render.ts';

/** Makes the renditions that lists do not show; see [Note: Photographs in two steps]. What cannot be made is missing: what there is is shown. */
export const renderLarge = reaction({
  name: 'render-large',
  from: 'start',
  attempts: 6,
  yieldsTo: render.name,
  // Those that have begun keep a thumbnail waiting that comes then.
  maxAtOnce: 3,
  on: {
    transcoding: {
      async JobThumbnailsFinished(ctx, { data: { item, owner } }) {
        const stream = job.of({ item, owner });
        const state = await ctx.state(stream);
        if (!isBegun(state)) return;
        const made = await renderOriginal(ctx, { item, owner, key: state.key }, { isLarge: true });
        if (made.outcome !== 'rendered') ctx.log.warn({ item, reason: made.reason }, 'a photograph has its small renditions alone');
        await ctx.decide(stream, finishLarge(made.outcome === 'rendered' ? made.files : []));
      },
    },
  },
  whenParked: { transcoding: { JobThumbnailsFinished: async (ctx, { data }) => void (await ctx.decide(job.of(data), finishLarge([]))) } },
});
