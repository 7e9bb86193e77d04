// Runs in a process of its own: see render-worker.ts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { posterAt } from '@kloak/proto/rules/files/videos.ts';
import { posterCommand, posterSize } from '../film/video-commands.ts';
import { displaySize, isImproved, isLongRender, planVideo } from '../film/video-plan.ts';
import { withLocalTime } from '../metadata/local-time.ts';
import { readVideo, type VideoSource } from '../probe/read-video.ts';
import { expectNoFault, runFfmpeg } from '../probe/run-ffmpeg.ts';
import type { PosterTools, RenderResult } from '../workers/rendering.ts';
import type { Pixels } from './pixels.ts';
import { renditionsOf } from './render-image.ts';

/** Time limit for all attempts at a frame: less than the pool's limit for the job. */
const usualFrameMs = 60_000;
/** Red, green, blue. */
const channels = 3;

/**
 * Renders a video's poster, and reads time, place and the plan of the film. Without files if no frame was found in time; the film may still succeed.
 * Bytes that cannot be shown are a result; faults of the machine are thrown.
 */
export async function renderPoster(input: string, folder: string, { maxFrameMs = usualFrameMs, ...tools }: PosterTools): Promise<RenderResult> {
  const source = await readVideo({ ...tools, input });
  if ('reason' in source) return { outcome: 'impossible', reason: source.reason };
  const { facts } = source;
  const frame = await takeFrame(source, join(folder, 'frame'), maxFrameMs);
  const poster = frame ? await posterOf(frame, folder) : { thumbhash: '', files: [] };
  const plan = planVideo(facts);
  const film = { ...(facts.duration > 0 && { duration: facts.duration }), takesLong: isLongRender(facts, plan) };
  return { outcome: 'rendered', rendering: { ...poster, ...(await withLocalTime(facts.camera ?? {})), ...displaySize(facts.picture), film } };
}

async function posterOf(frame: Pixels, folder: string) {
  const { width, height } = frame.info;
  return (await renditionsOf({ pixels: frame, width, height, partial: false, isSmall: false }, folder)).rendering;
}

/** A seek may fail in a damaged index, or take long from the last key frame. Then the first frame is used, and finally one without improvements. */
async function takeFrame(source: VideoSource, path: string, maxMs: number): Promise<Pixels | undefined> {
  const size = posterSize(displaySize(source.facts.picture));
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
