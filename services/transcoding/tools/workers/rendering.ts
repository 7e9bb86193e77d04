// Messages between a rendering process and its parent.
import type { AvatarSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import type { QuarterTurns } from '@kloak/proto/rules/turns.ts';
import type { CameraFacts } from '../metadata/camera-facts.ts';

/** A file in the folder that was given for it. */
export type RenditionFile = { path: string; width: number; height: number; type: string; size: number };

export type Rendering = CameraFacts & {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** thumbhash, base64. */
  thumbhash: string;
  /** Only for a turned photograph: the EXIF orientation with which the original looks like it. */
  orientation?: number;
  /** A part of the picture is not in the file. */
  partial?: true;
  /** Only the files for lists are done; another job renders the larger ones. */
  isBeginning?: true;
  /**
   * Only for a video, whose poster is in `files` if it was done in time. `duration`: seconds, if known. `takesLong`: the film takes more than about a
   * minute.
   */
  film?: { duration?: number; takesLong: boolean };
  files: RenditionFile[];
};

/** Reason why the bytes can never be rendered. */
export type ImpossibleReason = 'unreadable' | 'too-many-pixels' | 'unsupported' | ImpossibleVideo;
export type ImpossibleVideo = 'unreadable' | 'too-short' | 'too-large' | 'took-too-long';
export type RenderResult = { outcome: 'rendered'; rendering: Rendering } | { outcome: 'impossible'; reason: ImpossibleReason };

/** Content type of a video, and paths of the programs that read it. */
export type VideoTools = { type: string; ffmpeg: string; ffprobe: string };
/** `maxFrameMs`: how long one frame may take. */
export type PosterTools = VideoTools & { maxFrameMs?: number };

/** `input`: an original, a page's preview of it, or a picture of a member or group; `folder`: an empty folder for the results. */
export type RenderJob = {
  input: string;
  folder: string;
  isPreview?: true;
  /** Square to cut out, for a member's picture. */
  square?: AvatarSquare;
  isBanner?: true;
  /** Renders the poster of a video. */
  video?: PosterTools;
  /** Renders only the larger files of an original that has its thumbnails; these can wait. */
  isLarge?: true;
  /** Renders all files of a photograph at once, turned after the upright position. */
  quarterTurns?: QuarterTurns;
};
/** A fault of the machine; the job may be retried. `ended`: the program crashed or exceeded its memory, so the bytes may be the cause or not. */
export type RenderFault = { outcome: 'fault'; message: string; ended: boolean };
/** Answer of the worker. */
export type RenderAnswer = RenderResult | RenderFault;

/** A process that rendered crashed, took more memory than it may, or took too long: perhaps because of the bytes, perhaps because of the machine. */
export class RendererEnded extends Error {
  readonly tookTooLong: boolean;

  constructor(message: string, tookTooLong = false) {
    super(message);
    this.tookTooLong = tookTooLong;
  }
}

/** Converts an error for the message from worker to parent; `errorOf` restores it. */
export const faultOf = (error: unknown): RenderFault => ({ outcome: 'fault', message: String(error), ended: error instanceof RendererEnded });
export const errorOf = ({ message, ended }: RenderFault): Error => (ended ? new RendererEnded(message) : new Error(message));

export function isRenderAnswer(value: unknown): value is RenderAnswer {
  return typeof value === 'object' && value !== null && 'outcome' in value && typeof value.outcome === 'string';
}

export function isRenderJob(value: unknown): value is RenderJob {
  return typeof value === 'object' && value !== null && 'input' in value && 'folder' in value;
}
