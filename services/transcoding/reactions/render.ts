// [Note: Photographs in two steps] What lists show of a photograph is made before the large files of any, since it is what people wait for: two jobs
// of two reactions, one for each step. Large photographs are decoded twice then; small, a JPEG is decoded in a fraction of the time. Where that is
// not so (HEIC, PNG, a small photograph) one step makes all.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { fail, finish, finishThumbnails, isBegun, type JobRequest, job } from '../domain/job.ts';
import { renderOriginal } from '../steps/render-original.ts';

/** Makes the renditions, or the first of them. It may run again: they stand under the same keys, and each step ends once. What it throws is tried again. */
export const render = reaction({
  name: 'render',
  from: 'start',
  attempts: 6,
  // The places that are left are for previews, which are not to wait behind photographs.
  maxAtOnce: 8,
  // A row of one member's leaves places to whoever comes next. See [Note: One place more].
  maxAtOnceOfHome: 6,
  on: {
    transcoding: {
      async JobRequested(ctx, { data }) {
        const stream = job.of(data);
        const state = await ctx.state(stream);
        if (state.status === 'requested' && !isBegun(state)) await ctx.decide(stream, await makeRenditions(ctx, data));
      },
    },
  },
});

/** Makes and stores them, and answers how the step ends. */
async function makeRenditions(ctx: ReactionCtx, original: JobRequest) {
  const { item, owner } = original;
  const made = await renderOriginal(ctx, original);
  if (made.outcome !== 'rendered') return fail({ item, owner, reason: made.reason });
  const done = { item, owner, ...made.picture, files: made.files };
  return made.isBeginning ? finishThumbnails(done) : finish(done);
}
