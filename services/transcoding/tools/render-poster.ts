// Runs in a process of its own: see render-worker.ts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { posterAt } from '@kloak/proto/rules/videos.ts';
import type { Pixels } from './read-picture.ts';
import { readVideo, type VideoSource } from './read-video.ts';
import { renditionsOf } from './render-image.ts';
import type { Rendered, VideoTools } from './rendering.ts';
import { expectNoFault, runFfmpeg } from './run-ffmpeg.ts';
import { posterCommand, posterSize } from './video-commands.ts';
import { planVideo, shownSize, takesLong } from './video-plan.ts';

/** For one frame. */
const maxFrameMs = 45_000;
/** Red, green, blue. */
const channels = 3;

/**
 * Makes the poster of a video, and reads what its film will be, when and where it was taken. Bytes that cannot be shown are an outcome; what it throws
 * is a fault of the machine.
 */
export async function renderPoster(input: string, folder: string, tools: VideoTools): Promise<Rendered> {
  const source = await readVideo({ ...tools, input });
  if ('reason' in source) return { outcome: 'impossible', reason: source.reason };
  const { facts } = source;
  const frame = await takeFrame(source, join(folder, 'frame'));
  if (!frame) return { outcome: 'impossible', reason: 'unreadable' };
  const { width, height } = frame.info;
  const { rendering } = await renditionsOf({ pixels: frame, width, height, partial: false, isSmall: false }, folder);
  const plan = planVideo(facts);
  const film = { ...(facts.duration > 0 && { duration: facts.duration }), takesLong: takesLong(facts, plan) };
  return { outcome: 'rendered', rendering: { ...rendering, ...facts.camera, ...plan.size, film } };
}

/** A damaged index may lead nowhere: then it is the first frame; nothing where there is none. */
async function takeFrame(source: VideoSource, path: string): Promise<Pixels | undefined> {
  const size = posterSize(shownSize(source.facts.picture));
  for (const at of [posterAt(source.facts.duration), undefined]) {
    expectNoFault(await runFfmpeg(source.ffmpeg, posterCommand(source, size, path, at), { maxMs: maxFrameMs }));
    const data = await readFile(path).catch(() => Buffer.alloc(0));
    if (data.length === size.width * size.height * channels) return { data, info: { ...size, channels } };
  }
  return undefined;
}
