// [Note: Photographs in two steps] What lists show of a photograph is made before the large files of any, since it is what people wait for: two jobs
// of two reactions, one for each step. Large photographs are decoded twice then; small, a JPEG is decoded in a fraction of the time. Where that is
// not so (HEIC, PNG, a small photograph) one step makes all.
//
// [Note: Videos in two steps] Likewise a video has its poster as soon as a photograph has its thumbnails. Its film is a job of its own: among those that are
// made in a minute or so, or among those that may take hours, so that the long film of one member keeps nobody else's short one waiting.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { fail, finish, finishPoster, finishThumbnails, isAt, isBegun, type JobRequest, job, type PosterRequest } from '../domain/job.ts';
import { ffmpegOf } from '../steps/ffmpeg-of.ts';
import { giveUpJob, orGiveUp } from '../steps/give-up.ts';
import { renderOriginal } from '../steps/render-original.ts';

/**
 * Makes the renditions of a photograph, or the first of them, and the poster of a video. It may run again: they stand under the same keys, and each step ends
 * once. What it throws is tried again.
 */
export const render = reaction({
  name: 'render',
  from: 'start',
  attempts: 6,
  // The places that are left are for films, and for previews, which are not to wait behind photographs.
  maxAtOnce: 7,
  // A row of one member's leaves places to whoever comes next. See [Note: One place more].
  maxAtOnceOfHome: 5,
  on: {
    transcoding: {
      async JobRequested(ctx, { data }) {
        const stream = job.of(data);
        const state = await ctx.state(stream);
        if (isAt(state, 'renditions') && !isBegun(state)) await ctx.decide(stream, await makeRenditions(ctx, data));
      },
      async PosterJobRequested(ctx, { data }) {
        const stream = job.of(data);
        if (isAt(await ctx.state(stream), 'poster')) await ctx.decide(stream, await makePoster(ctx, data));
      },
    },
  },
  whenParked: { transcoding: { JobRequested: giveUpJob, PosterJobRequested: giveUpJob } },
});

/** Makes and stores them, and answers how the step ends. */
async function makeRenditions(ctx: ReactionCtx, original: JobRequest) {
  const { item, owner } = original;
  const made = await renderOriginal(ctx, original);
  if (made.outcome !== 'rendered') return fail({ item, owner, reason: made.reason });
  const done = { item, owner, ...made.picture, files: made.files };
  return made.isBeginning ? finishThumbnails(done) : finish(done);
}

async function makePoster(ctx: ReactionCtx, original: PosterRequest) {
  const { item, owner, type } = original;
  const found = await ffmpegOf(ctx).catch((error: unknown) => orGiveUp(ctx, error));
  const made = 'outcome' in found ? found : await renderOriginal(ctx, original, { video: { type, ffmpeg: found.ffmpeg, ffprobe: found.ffprobe } });
  if (made.outcome !== 'rendered') return fail({ item, owner, reason: made.reason });
  const { picture, film, files } = made;
  return finishPoster({ item, owner, ...picture, duration: film?.duration, files }, { takesLong: film?.takesLong ?? true });
}
