import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { fail, finishFilm, type Job, job, requestLongFilm, waitsForStep } from '../domain/job.ts';
import { ffmpegOf } from '../steps/ffmpeg-of.ts';
import { filmProgress } from '../steps/film-progress.ts';
import { giveUpJob, giveUpOrRethrow } from '../steps/give-up.ts';
import { fetchOriginal, ofVideo, storeRenditions } from '../steps/work-files.ts';
import { renderFilmInOwnProcess } from '../tools/film/film-renderer.ts';
import { filmPlaces, renderer } from '../tools/workers/renderer.ts';
import { inWorkFolder } from '../tools/workers/work-folder.ts';

type Of = { item: string; owner: string };

/** One film at a time, since it takes a whole processor. */
const oneAtATime = { from: 'start', attempts: 6, concurrency: filmPlaces } as const;

/** Makes the playable file of a video that takes a minute or so; see [Note: Videos in two steps]. */
export const renderFilm = reaction({
  ...oneAtATime,
  name: 'render-film',
  on: { transcoding: { FilmJobRequested: (ctx, { data }) => render(ctx, data, 'film') } },
  whenParked: { transcoding: { FilmJobRequested: giveUpJob } },
});

/** Makes the playable file of a video that may take hours. */
export const renderLongFilm = reaction({
  ...oneAtATime,
  name: 'render-long-film',
  on: { transcoding: { LongFilmJobRequested: (ctx, { data }) => render(ctx, data, 'long-film') } },
  whenParked: { transcoding: { LongFilmJobRequested: giveUpJob } },
});

async function render(ctx: ReactionCtx, of: Of, step: 'film' | 'long-film'): Promise<void> {
  const stream = job.of(of);
  const state = await ctx.state(stream);
  if (!waitsForStep(state, step)) return;
  const giveUp = (error: unknown) => failed(of, giveUpOrRethrow(ctx, error).reason);
  await ctx.decide(stream, await inWorkFolder((folder) => makeFilm(ctx, of, state, folder)).catch(giveUp));
}

const failed = ({ item, owner }: Of, reason: string) => fail({ item, owner, reason });

/** Makes and stores a film, and returns the step's events. Makes its poster if the original had none in time. Notifies the owner's pages of progress. */
async function makeFilm(ctx: ReactionCtx, of: Of, { key, type, fileName, step, poster }: Extract<Job, { status: 'requested' }>, folder: string) {
  const { item, owner } = of;
  const { ffmpeg, ffprobe, version } = await ffmpegOf(ctx);
  const work = await fetchOriginal(ctx, { key }, folder, ofVideo);
  if (!work) return failed(of, 'gone');
  const onProgress = await filmProgress(ctx, of, fileName);
  const onNote = (note: string) => ctx.log.warn({ ffmpeg, version }, note);
  const mayTakeLong = step === 'long-film';
  const rendered = await renderFilmInOwnProcess({ ...work, type, ffmpeg, ffprobe, mayTakeLong }, { onProgress, onNote });
  if (rendered.outcome === 'takes-long') return requestLongFilm({ item, owner });
  if (rendered.outcome !== 'rendered') return failed(of, rendered.reason);
  const { file, ...film } = rendered.rendering;
  if (poster?.files.length !== 0) return finishFilm({ ...film, files: await storeRenditions(ctx, of, [file]) });
  const tools = { type: file.type, ffmpeg, ffprobe };
  const late = await renderer.render({ input: file.path, folder: work.folder, video: tools });
  // A film without a poster is still a film.
  const { thumbhash, files } = late.outcome === 'rendered' ? late.rendering : { thumbhash: '', files: [] };
  return finishFilm({ ...film, thumbhash, files: await storeRenditions(ctx, of, [...files, file]) });
}
