import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { conversionPush, type FileProgress } from '@kloak/proto/rules/file-progress.ts';
import { fail, finishFilm, isAt, type Job, job, requestLongFilm } from '../domain/job.ts';
import { ffmpegOf } from '../steps/ffmpeg-of.ts';
import { orGiveUp } from '../steps/give-up.ts';
import { fetchOriginal, ofVideo, storeRenditions } from '../steps/work-files.ts';
import { renderFilmApart } from '../tools/film-renderer.ts';
import { inWorkFolder } from '../tools/work-folder.ts';

type Of = { item: string; owner: string };

/** Of all members one after another, since a film takes all of a processor; they go round, see [Note: Long jobs go round]. */
const oneAtATime = { from: 'start', attempts: 6, maxAtOnce: 1, goesRound: true } as const;

/** Makes the playable file of a video that is made in a minute or so; see [Note: Videos in two steps]. */
export const renderFilm = reaction({
  ...oneAtATime,
  name: 'render-film',
  on: { transcoding: { FilmJobRequested: (ctx, { data }) => render(ctx, data, 'film') } },
});

/** The same of one that may take hours. */
export const renderLongFilm = reaction({
  ...oneAtATime,
  name: 'render-long-film',
  on: { transcoding: { LongFilmJobRequested: (ctx, { data }) => render(ctx, data, 'long-film') } },
});

async function render(ctx: ReactionCtx, of: Of, step: 'film' | 'long-film'): Promise<void> {
  const stream = job.of(of);
  const state = await ctx.state(stream);
  if (!isAt(state, step)) return;
  const giveUp = (error: unknown) => failed(of, orGiveUp(ctx, error).reason);
  await ctx.decide(stream, await inWorkFolder((folder) => makeFilm(ctx, of, state, folder)).catch(giveUp));
}

const failed = ({ item, owner }: Of, reason: string) => fail({ item, owner, reason });

/** Makes and stores it, and answers how the step ends. Its owner's pages are told how far it is. */
async function makeFilm(ctx: ReactionCtx, of: Of, { key, type, fileName, step }: Extract<Job, { status: 'requested' }>, folder: string) {
  const { item, owner } = of;
  const { ffmpeg, ffprobe, version } = await ffmpegOf(ctx);
  const work = await fetchOriginal(ctx, { key }, folder, ofVideo);
  if (!work) return failed(of, 'gone');
  const onProgress = (percent: number) => {
    const told: FileProgress = { fileName, progress: percent, finished: false, postId: item };
    ctx.push(owner, conversionPush, told);
  };
  const onNote = (note: string) => ctx.log.warn({ ffmpeg, version }, note);
  const mayTakeLong = step === 'long-film';
  const rendered = await renderFilmApart({ ...work, type, ffmpeg, ffprobe, mayTakeLong }, { onProgress, onNote });
  if (rendered.outcome === 'takes-long') return requestLongFilm({ item, owner });
  if (rendered.outcome !== 'rendered') return failed(of, rendered.reason);
  const { file, ...film } = rendered.rendering;
  return finishFilm({ ...film, files: await storeRenditions(ctx, of, [file]) });
}
