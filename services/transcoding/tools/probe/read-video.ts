// What both steps of a video begin with.
import { minVideoSeconds } from '@kloak/proto/rules/files/videos.ts';
import { isTooLarge, shownSize } from '../film/video-plan.ts';
import type { ImpossibleVideo, VideoTools } from '../workers/rendering.ts';
import type { TrackKind } from './boxes.ts';
import { hiddenParts } from './hidden-parts.ts';
import { hideTracks } from './hide-tracks.ts';
import { probeVideo, type VideoFacts } from './probe-video.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const maxAnswerMs = 10_000;

type VideoFile = VideoTools & { input: string };
/** `isWhole`: no track of it had to be hidden to read the others; `canMapHdr`: whether this ffmpeg maps the colours of this one to what plain screens show, where that is needed. */
export type VideoSource = VideoFile & { facts: VideoFacts; isWhole: boolean; canMapHdr: boolean };

/** Bytes that cannot be shown are an outcome. A track that keeps the others from being read is hidden, in the file itself. */
export async function readVideo(file: VideoFile): Promise<VideoSource | { reason: ImpossibleVideo }> {
  const read = await readTracks(file);
  if (!read) return { reason: 'unreadable' };
  const facts = { ...read.facts, hidden: await hiddenParts(file) };
  if (isTooLarge(facts.picture) || isTooLarge(shownSize(facts.picture))) return { reason: 'too-large' };
  if (facts.duration > 0 && facts.duration < minVideoSeconds) return { reason: 'too-short' };
  return { ...file, ...read, facts, canMapHdr: !facts.picture.hdr || (await knowsHdr(file)) };
}

/** What is left to be read, tried one after another: phones write tracks of other kinds beside picture and sound. */
const readings: readonly (readonly TrackKind[])[] = [['picture', 'sound'], ['picture']];

async function readTracks(file: VideoFile): Promise<Pick<VideoSource, 'facts' | 'isWhole'> | undefined> {
  const facts = await probeVideo(file);
  if (facts) return { facts, isWhole: true };
  for (const kept of readings) {
    const hidden = await hideTracks(file, kept);
    const left = hidden.length > 0 ? await probeVideo(file) : undefined;
    if (left) return { facts: { ...left, hasSound: left.hasSound || hidden.includes('sound') }, isWhole: false };
  }
  return undefined;
}

async function knowsHdr({ ffmpeg }: VideoFile): Promise<boolean> {
  const { output } = await runFfmpeg(ffmpeg, ['-hide_banner', '-filters'], { maxMs: maxAnswerMs });
  return /\bzscale\b/.test(output) && /\btonemap\b/.test(output);
}
