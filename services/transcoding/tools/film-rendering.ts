// Messages between the process that renders a film and its parent.
import type { ImpossibleVideo, RenderFault, RenditionFile, VideoTools } from './rendering.ts';

export type FilmRendering = {
  /** Pixels of the original as it is shown; those of the film stand with its file. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** Less came out than the file says that it holds. */
  partial?: true;
  /** Browsers play the original as it is. */
  originalPlays?: true;
  /** It has none of the sound that the original holds. */
  soundMissing?: true;
  file: RenditionFile;
};

/** Maximum size of a film in bytes; ffmpeg stops the file there. */
export const maxMadeBytes = 4e9;

/** `takes-long`: it is none of those that are made in a minute or so; `took-too-long` is not tried again. */
export type RenderedFilm = { outcome: 'rendered'; rendering: FilmRendering } | { outcome: 'impossible'; reason: ImpossibleVideo } | { outcome: 'takes-long' };

/** `input` is the original's file; `folder` an empty one for what is made of it. */
export type FilmJob = VideoTools & { input: string; folder: string; mayTakeLong: boolean };
/** Messages of the worker: `progress` (0–99) repeatedly, then one of the others. */
export type FilmAnswer = RenderedFilm | { outcome: 'progress'; percent: number } | { outcome: 'note'; message: string } | RenderFault;

export function isFilmAnswer(value: unknown): value is FilmAnswer {
  return typeof value === 'object' && value !== null && 'outcome' in value && typeof value.outcome === 'string';
}

export function isFilmJob(value: unknown): value is FilmJob {
  return typeof value === 'object' && value !== null && 'input' in value && 'ffprobe' in value;
}
