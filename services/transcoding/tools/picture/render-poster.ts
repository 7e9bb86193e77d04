// Runs in a process of its own: see render-worker.ts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { posterAt } from '@kloak/proto/rules/files/videos.ts';
import { posterCommand, posterSize } from '../film/video-commands.ts';
import { isImproved, planVideo, shownSize, takesLong } from '../film/video-plan.ts';
import { withLocalTime } from '../metadata/local-time.ts';
import { readVideo, type VideoSource } from '../probe/read-video.ts';
import { expectNoFault, runFfmpeg } from '../probe/run-ffmpeg.ts';
import type { PosterTools, Rendered } from '../workers/rendering.ts';
import type { Pixels } from './pixels.ts';
import { renditionsOf } from './render-image.ts';

/** For all tries at a frame, so that they and what is read before end before the pool ends the job. */
const usualFrameMs = 60_000;
/** Red, green, blue. */
const channels = 3;

/**
 * Makes the poster of a video, and reads what its film will be, when and where it was taken. Without files where no frame came, or none in time: the film may be
 * made all the same. Bytes that cannot be shown are an outcome; what it throws is a fault of the machine.
 */
export async function renderPoster(input: string, folder: string, { maxFrameMs = usualFrameMs, ...tools }: PosterTools): Promise<Rendered> {
  const source = await readVideo({ ...tools, input });
  if ('reason' in source) return { outcome: 'impossible', reason: source.reason };
  const { facts } = source;
  const frame = await takeFrame(source, join(folder, 'frame'), maxFrameMs);
  const poster = frame ? await posterOf(frame, folder) : { thumbhash: '', files: [] };
  const plan = planVideo(facts);
  const film = { ...(facts.duration > 0 && { duration: facts.duration }), takesLong: takesLong(facts, plan) };
  return { outcome: 'rendered', rendering: { ...poster, ...(await withLocalTime(facts.camera ?? {})), ...shownSize(facts.picture), film } };
}

async function posterOf(frame: Pixels, folder: string) {
  const { width, height } = frame.info;
  return (await renditionsOf({ pixels: frame, width, height, partial: false, isSmall: false }, folder)).rendering;
}

/** A damaged index may lead nowhere, and a frame far from the last whole one take long: then it is the first frame; at last one that nothing improves. */
async function takeFrame(source: VideoSource, path: string, maxMs: number): Promise<Pixels | undefined> {
  const size = posterSize(shownSize(source.facts.picture));
  const places = [posterAt(source.facts.duration), undefined];
  const looks = isImproved(source.facts.picture) ? [false, true] : [false];
  const endsAt = performance.now() + maxMs;
  for (const plain of looks) {
    for (const atSeconds of places) {
      const leftMs = Math.min(maxMs / 2, endsAt - performance.now());
      if (leftMs <= 0) return undefined;
      const run = await runFfmpeg(source.ffmpeg, posterCommand(source, size, path, { atSeconds, plain }), { maxMs: leftMs });
      expectNoFault(run);
      const data = await readFile(path).catch(() => Buffer.alloc(0));
      if (data.length === size.width * size.height * channels) return { data, info: { ...size, channels } };
    }
  }
  return undefined;
}
