// Messages between the process that renders a film and its parent.
import type { ImpossibleVideo, RenderFault, RenditionFile, VideoTools } from '../workers/rendering.ts';

export type FilmRendering = {
  /** Size in pixels of the original as displayed; the film's size is in its file. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** The film has less than the file declares. */
  partial?: true;
  /** Browsers play the original itself. */
  originalPlays?: true;
  /** The film lacks the sound of the original. */
  soundMissing?: true;
  file: RenditionFile;
};

/** Maximum size of a film in bytes; ffmpeg stops the file there. */
export const maxMadeBytes = 4e9;

/** `takes-long`: the film takes more than about a minute; `took-too-long`: not retried. */
export type RenderedFilm = { outcome: 'rendered'; rendering: FilmRendering } | { outcome: 'impossible'; reason: ImpossibleVideo } | { outcome: 'takes-long' };

/** `input`: the original's file; `folder`: an empty folder for the results. */
export type FilmJob = VideoTools & { input: string; folder: string; mayTakeLong: boolean };
/** Messages of the worker: `progress` (0–99) repeatedly, then one of the others. */
export type FilmAnswer = RenderedFilm | { outcome: 'progress'; percent: number } | { outcome: 'note'; message: string } | RenderFault;

export function isFilmAnswer(value: unknown): value is FilmAnswer {
  return typeof value === 'object' && value !== null && 'outcome' in value && typeof value.outcome === 'string';
}

export function isFilmJob(value: unknown): value is FilmJob {
  return typeof value === 'object' && value !== null && 'input' in value && 'ffprobe' in value;
}
