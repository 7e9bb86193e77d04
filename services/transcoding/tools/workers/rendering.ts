// What the process that renders and the one that asks it send to each other.
import type { AvatarSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import type { CameraFacts } from '../metadata/camera-facts.ts';

/** A file in the folder that was given for it. */
export type RenditionFile = { path: string; width: number; height: number; type: string; size: number };

export type Rendering = CameraFacts & {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** thumbhash, base64. */
  thumbhash: string;
  /** A part of the picture is not in the file. */
  partial?: true;
  /** These files are what lists show; the larger ones are another job's. */
  isBeginning?: true;
  /** Of a video, whose poster the files are, if it has one in time: its seconds, where it tells them, and whether its film takes more than a minute or so. */
  film?: { duration?: number; takesLong: boolean };
  files: RenditionFile[];
};

/** Why bytes can never be rendered. */
export type ImpossibleReason = 'unreadable' | 'too-many-pixels' | 'unsupported' | ImpossibleVideo;
export type ImpossibleVideo = 'unreadable' | 'too-short' | 'too-large' | 'took-too-long';
export type Rendered = { outcome: 'rendered'; rendering: Rendering } | { outcome: 'impossible'; reason: ImpossibleReason };

/** What reads a video: its content type, and the programs by their paths. */
export type VideoTools = { type: string; ffmpeg: string; ffprobe: string };
/** `maxFrameMs`: how long one frame may take. */
export type PosterTools = VideoTools & { maxFrameMs?: number };

/** `input` is the original's file, a page's preview of it, or a picture of a member or a group, `folder` an empty one for what is made of it. */
export type RenderJob = {
  input: string;
  folder: string;
  isPreview?: true;
  /** It becomes the picture that stands for a member: which part of it is shown. */
  square?: AvatarSquare;
  isBanner?: true;
  /** It is a video, of which the poster is made. */
  video?: PosterTools;
  /** Of an original whose thumbnails are made: the larger files. They can wait. */
  isLarge?: true;
};
/**
 * `fault` is the machine's, and the job may be tried again; of one that is `ended`, which program crashed or took more memory than it may, nobody knows whose fault it
 * was.
 */
export type RenderFault = { outcome: 'fault'; message: string; ended: boolean };
/** What the worker sends back. */
export type RenderAnswer = Rendered | RenderFault;

/** A process that rendered crashed, took more memory than it may, or took too long: perhaps because of the bytes, perhaps because of the machine. */
export class RendererEnded extends Error {
  readonly tookTooLong: boolean;

  constructor(message: string, tookTooLong = false) {
    super(message);
    this.tookTooLong = tookTooLong;
  }
}

/** As the worker tells what was thrown, and as it is thrown again by who asked. */
export const faultOf = (error: unknown): RenderFault => ({ outcome: 'fault', message: String(error), ended: error instanceof RendererEnded });
export const errorOf = ({ message, ended }: RenderFault): Error => (ended ? new RendererEnded(message) : new Error(message));

export function isRenderAnswer(value: unknown): value is RenderAnswer {
  return typeof value === 'object' && value !== null && 'outcome' in value && typeof value.outcome === 'string';
}

export function isRenderJob(value: unknown): value is RenderJob {
  return typeof value === 'object' && value !== null && 'input' in value && 'folder' in value;
}
