// Reading a video, the first part of both its steps.
import { minVideoSeconds } from '@kloak/proto/rules/files/videos.ts';
import { displaySize, isTooLarge } from '../film/video-plan.ts';
import type { ImpossibleVideo, VideoTools } from '../workers/rendering.ts';
import type { TrackKind } from './boxes.ts';
import { hiddenParts } from './hidden-parts.ts';
import { hideTracks } from './hide-tracks.ts';
import { probeVideo, type VideoFacts } from './probe-video.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const maxAnswerMs = 10_000;

type VideoFile = VideoTools & { input: string };
/** `isWhole`: all tracks were readable without hiding one. `canMapHdr`: this ffmpeg can map the colours to plain screens, if that is needed. */
export type VideoSource = VideoFile & { facts: VideoFacts; isWhole: boolean; canMapHdr: boolean };

/** Bytes that cannot be shown are a result. A track that makes the others unreadable is hidden in the file. */
export async function readVideo(file: VideoFile): Promise<VideoSource | { reason: ImpossibleVideo }> {
  const read = await readTracks(file);
  if (!read) return { reason: 'unreadable' };
  const facts = { ...read.facts, hidden: await hiddenParts(file) };
  if (isTooLarge(facts.picture) || isTooLarge(displaySize(facts.picture))) return { reason: 'too-large' };
  if (facts.duration > 0 && facts.duration < minVideoSeconds) return { reason: 'too-short' };
  return { ...file, ...read, facts, canMapHdr: !facts.picture.hdr || (await knowsHdr(file)) };
}

/** Track kinds to keep, tried in this order: phones write other tracks beside picture and sound. */
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
