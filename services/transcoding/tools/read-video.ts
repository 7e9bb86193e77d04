// What both steps of a video begin with.
import { minVideoSeconds } from '@kloak/proto/rules/videos.ts';
import { probeVideo, type VideoFacts } from './probe-video.ts';
import type { ImpossibleVideo, VideoTools } from './rendering.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { isTooLarge, shownSize } from './video-plan.ts';

const maxAnswerMs = 20_000;

type VideoFile = VideoTools & { input: string };
/** `canMapHdr`: whether this ffmpeg maps the colours of this one to what plain screens show, where that is needed. */
export type VideoSource = VideoFile & { facts: VideoFacts; canMapHdr: boolean };

/** Bytes that cannot be shown are an outcome. */
export async function readVideo(file: VideoFile): Promise<VideoSource | { reason: ImpossibleVideo }> {
  const facts = await probeVideo(file);
  if (!facts) return { reason: 'unreadable' };
  if (isTooLarge(facts.picture) || isTooLarge(shownSize(facts.picture))) return { reason: 'too-large' };
  if (facts.duration > 0 && facts.duration < minVideoSeconds) return { reason: 'too-short' };
  return { ...file, facts, canMapHdr: !facts.picture.hdr || (await knowsHdr(file)) };
}

async function knowsHdr({ ffmpeg }: VideoFile): Promise<boolean> {
  const { output } = await runFfmpeg(ffmpeg, ['-hide_banner', '-filters'], { maxMs: maxAnswerMs });
  return /\bzscale\b/.test(output) && /\btonemap\b/.test(output);
}
