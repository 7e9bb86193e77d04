// [Note: Photographs in two steps] People wait for what lists show, so it is made before the large files of any photograph: one reaction for
// each step. A large JPEG is decoded twice then; for thumbnails its decoder shrinks it, in a fraction of the time. Other photographs (HEIC,
// PNG, small ones) need one step.
//
// [Note: Videos in two steps] A video has its poster as early as a photograph has its thumbnails. Its film is another job: among the films
// of a minute or so, or among those of hours, so that a long film delays no short one.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { fail, finish, finishPoster, finishThumbnails, hasThumbnails, type JobRequest, job, type PosterRequest, waitsForStep } from '../domain/job.ts';
import { ffmpegOf } from '../steps/ffmpeg-of.ts';
import { giveUpJob, giveUpOrRethrow } from '../steps/give-up.ts';
import { renderOriginal } from '../steps/render-original.ts';
import { photoPlaces } from '../tools/workers/renderer.ts';

/**
 * Makes the renditions of a photograph, or the first of them, and the poster of a video. May run again: renditions keep their keys, and each
 * step ends once. An error is retried.
 */
export const render = reaction({
  name: 'render',
  from: 'start',
  attempts: 6,
  // Leaves places to films and previews. See [Note: Places to render].
  concurrency: ({ renderWorkers }) => photoPlaces(renderWorkers),
  on: {
    transcoding: {
      async JobRequested(ctx, { data }) {
        const stream = job.of(data);
        const state = await ctx.state(stream);
        if (waitsForStep(state, 'renditions') && !hasThumbnails(state)) await ctx.decide(stream, await makeRenditions(ctx, data));
      },
      async PosterJobRequested(ctx, { data }) {
        const stream = job.of(data);
        if (waitsForStep(await ctx.state(stream), 'poster')) await ctx.decide(stream, await makePoster(ctx, data));
      },
    },
  },
  whenParked: { transcoding: { JobRequested: giveUpJob, PosterJobRequested: giveUpJob } },
});

/** Makes and stores renditions, and returns the step's events. */
async function makeRenditions(ctx: ReactionCtx, original: JobRequest) {
  const { item, owner } = original;
  const made = await renderOriginal(ctx, original);
  if (made.outcome !== 'rendered') return fail({ item, owner, reason: made.reason });
  const done = { item, owner, ...made.picture, files: made.files };
  return made.isBeginning ? finishThumbnails(done) : finish(done);
}

async function makePoster(ctx: ReactionCtx, original: PosterRequest) {
  const { item, owner, type } = original;
  const found = await ffmpegOf(ctx).catch((error: unknown) => giveUpOrRethrow(ctx, error));
  const made = 'outcome' in found ? found : await renderOriginal(ctx, original, { video: { type, ffmpeg: found.ffmpeg, ffprobe: found.ffprobe } });
  if (made.outcome !== 'rendered') return fail({ item, owner, reason: made.reason });
  const { picture, film, files } = made;
  return finishPoster({ item, owner, ...picture, duration: film?.duration, files }, { takesLong: film?.takesLong ?? true });
}
