// What the process that renders a video and the one that asks it send to each other.
import type { CameraFacts } from './camera-facts.ts';
import type { RenditionFile } from './rendering.ts';

export type VideoRendering = CameraFacts & {
  /** Pixels of the video as it is shown. */
  width: number;
  height: number;
  /** thumbhash of the poster, base64. */
  thumbhash: string;
  /** Seconds. */
  duration: number;
  /** Less came out than the file says that it holds. */
  partial?: true;
  /** Browsers play the original as it is. */
  originalPlays?: true;
  /** The poster in several widths, and the video. */
  files: RenditionFile[];
};

/** Of the video that is made, in bytes: beyond it ffmpeg ends the file. */
export const maxMadeBytes = 4e9;

/** Why bytes can never be shown; `took-too-long` is not tried again. */
export type ImpossibleVideo = 'unreadable' | 'too-short' | 'too-large' | 'took-too-long';
export type RenderedVideo = { outcome: 'rendered'; rendering: VideoRendering } | { outcome: 'impossible'; reason: ImpossibleVideo };

/** `input` is the original's file and `type` its content type; `folder` an empty one for what is made of it; the programs by their paths. */
export type VideoJob = { input: string; type: string; folder: string; ffmpeg: string; ffprobe: string };
/**
 * What the worker sends: `progress` (0–99) again and again, then one of the others. `fault` is the machine's, and the job may be tried again; of
 * one that is `ended`, which program crashed or took more memory than it may, nobody knows whose fault it was.
 */
export type VideoAnswer =
  | RenderedVideo
  | { outcome: 'progress'; percent: number }
  | { outcome: 'note'; message: string }
  | { outcome: 'fault'; message: string; ended: boolean };

export function isVideoAnswer(value: unknown): value is VideoAnswer {
  return typeof value === 'object' && value !== null && 'outcome' in value && typeof value.outcome === 'string';
}

export function isVideoJob(value: unknown): value is VideoJob {
  return typeof value === 'object' && value !== null && 'input' in value && 'ffprobe' in value;
}
