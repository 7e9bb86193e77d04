import type { ReactionCtx } from '@kloak/platform/context.ts';
import { type Ffmpeg, findFfmpeg } from '../tools/probe/find-ffmpeg.ts';

let isTold = false;

/** Programs that read and render videos. Refuses if there are none: 503 `no-ffmpeg`. */
export async function ffmpegOf(ctx: Pick<ReactionCtx, 'log'>): Promise<Ffmpeg> {
  const found = await findFfmpeg();
  tellOnce(ctx, found);
  return found;
}

/** Logged once, with the first video. A system's ffmpeg is usually newer than the bundled one, so the bundled one deserves a warning. */
function tellOnce({ log }: Pick<ReactionCtx, 'log'>, found: Ffmpeg): void {
  if (isTold) return;
  isTold = true;
  if (found.origin === 'system') log.info(found, 'videos are rendered by the ffmpeg of this machine');
  else log.warn(found, 'videos are rendered by the ffmpeg that came with the packages: this machine has none of version 5 or newer');
}
