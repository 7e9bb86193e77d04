import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { type ConversionProgress, conversionPush } from '@kloak/proto/rules/conversions.ts';
import { fail, finish, job, type VideoJobRequest } from '../domain/job.ts';
import { orGiveUp } from '../steps/give-up.ts';
import { fetchOriginal, ofVideo, storeRenditions } from '../steps/work-files.ts';
import { type Ffmpeg, findFfmpeg } from '../tools/find-ffmpeg.ts';
import { renderVideoApart } from '../tools/video-renderer.ts';
import { inWorkFolder } from '../tools/work-folder.ts';

/** Makes the poster and the playable file of a video, one after another; see `render`. Its owner's pages are told how far it is. */
export const renderVideo = reaction({
  name: 'render-video',
  from: 'start',
  attempts: 6,
  maxAtOnce: 1,
  on: {
    transcoding: {
      async VideoJobRequested(ctx, { data }) {
        const stream = job.of(data);
        if ((await ctx.state(stream)).status !== 'requested') return;
        const giveUp = (error: unknown) => fail({ item: data.item, owner: data.owner, reason: orGiveUp(ctx, error).reason });
        await ctx.decide(stream, await inWorkFolder((folder) => makeVideo(ctx, data, folder)).catch(giveUp));
      },
    },
  },
});

/** Makes and stores them, and answers how the job ends. */
async function makeVideo(ctx: ReactionCtx, original: VideoJobRequest, folder: string) {
  const { item, owner, type, fileName } = original;
  const found = await findFfmpeg();
  tellOnce(ctx, found);
  const { ffmpeg, ffprobe, version } = found;
  const work = await fetchOriginal(ctx, original, folder, ofVideo);
  if (!work) return fail({ item, owner, reason: 'gone' });
  const onProgress = (percent: number) => {
    const told: ConversionProgress = { fileName, progress: percent, finished: false, postId: item };
    ctx.push(owner, conversionPush, told);
  };
  const onNote = (note: string) => ctx.log.warn({ ffmpeg, version }, note);
  const rendered = await renderVideoApart({ ...work, type, ffmpeg, ffprobe }, { onProgress, onNote });
  if (rendered.outcome !== 'rendered') return fail({ item, owner, reason: rendered.reason });
  const { files, ...video } = rendered.rendering;
  return finish({ item, owner, ...video, files: await storeRenditions(ctx, original, files) });
}

let isTold = false;

/** With the first video that is rendered. The packages hold an older one than systems have, so that is worth a warning. */
function tellOnce({ log }: ReactionCtx, found: Ffmpeg): void {
  if (isTold) return;
  isTold = true;
  if (found.origin === 'system') log.info(found, 'videos are rendered by the ffmpeg of this machine');
  else log.warn(found, 'videos are rendered by the ffmpeg that came with the packages: this machine has none of version 5 or newer');
}
