import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type DataOf<Type extends TranscodingEvent['type']> = Extract<TranscodingEvent, { type: Type }>['data'];

type JobEvent = Extract<TranscodingEvent, { type: `${string}Job${string}` }>;
export type JobRequest = DataOf<'JobRequested'>;
export type PosterRequest = DataOf<'PosterJobRequested'>;
type Thumbnails = DataOf<'JobThumbnailsFinished'>;
type Poster = DataOf<'PosterJobFinished'>;
type JobFinishedData = DataOf<'JobFinished'>;
/** Facts about the film that may differ from those of the poster; with `thumbhash` if the poster was taken from the film. */
export type Film = Pick<JobFinishedData, 'width' | 'height' | 'duration' | 'partial' | 'originalPlays' | 'soundMissing' | 'files'> & { thumbhash?: string };

/** The step requested last. Only earlier builds request `video` (poster and film in one). */
export type Step = 'renditions' | 'video' | 'poster' | 'film' | 'long-film';
/** `key`, `type`, `fileName`: of the original. `thumbnails`, `poster`: results so far. */
type RequestedJob = { status: 'requested'; step: Step; key: string; type: string; fileName: string; thumbnails?: Thumbnails; poster?: Poster };
export type Job = { status: 'none' | 'finished' | 'failed' } | RequestedJob;

/** `job:{item}` — rendering one original, once. */
export const job = aggregate<Job, JobEvent, { item: string; owner: string }>({
  name: 'job',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'JobRequested':
        return { status: 'requested', step: 'renditions', key: event.data.key, type: event.data.type, fileName: '' };
      case 'VideoJobRequested':
        return asked('video', event.data);
      case 'PosterJobRequested':
        return asked('poster', event.data);
      case 'JobThumbnailsFinished':
        return state.status === 'requested' ? { ...state, thumbnails: event.data } : state;
      case 'PosterJobFinished':
        return state.status === 'requested' ? { ...state, poster: event.data } : state;
      case 'FilmJobRequested':
        return state.status === 'requested' ? { ...state, step: 'film' } : state;
      case 'LongFilmJobRequested':
        return state.status === 'requested' ? { ...state, step: 'long-film' } : state;
      case 'JobFinished':
        return { status: 'finished' };
      case 'JobFailed':
        return { status: 'failed' };
      default:
        return state;
    }
  },
  // Partition key: the item's owner.
  stream: ({ item, owner }) => ({ id: item, home: owner }),
});

const asked = (step: Step, { key, type, fileName }: PosterRequest): RequestedJob => ({ status: 'requested', step, key, type, fileName });

/** `again`: repeats a failed job. */
type RequestOptions = { again?: boolean };
const isToBegin = ({ status }: Job, { again = false }: RequestOptions) => status === 'none' || (again && status === 'failed');

/** Requests the job; idempotent. */
export function request(data: JobRequest, asking: RequestOptions = {}) {
  return (state: Job): JobEvent[] => (isToBegin(state, asking) ? [{ type: 'JobRequested', data }] : []);
}

/** The same for a video, including one requested by an earlier build. */
export function requestPoster(data: PosterRequest, asking: RequestOptions = {}) {
  return (state: Job): JobEvent[] => (isToBegin(state, asking) || waitsForStep(state, 'video') ? [{ type: 'PosterJobRequested', data }] : []);
}

/** True if the job waits for this step. */
export const waitsForStep = (state: Job, step: Step): state is RequestedJob => state.status === 'requested' && state.step === step;

/** Thumbnails are done; the larger files follow in `finishLarge`. Recorded once, and never on an ended job. Refuses: 409 `no-job`. */
export function finishThumbnails(data: Thumbnails) {
  return (state: Job): JobEvent[] => (isOpen(state) && !hasThumbnails(state) ? [{ type: 'JobThumbnailsFinished', data }] : []);
}

/** Records the larger files (`files`), which completes the job. No-op for an ended job. */
export function finishLarge(files: JobFinishedData['files']) {
  return (state: Job): JobEvent[] =>
    hasThumbnails(state) ? [{ type: 'JobFinished', data: { ...state.thumbnails, files: [...state.thumbnails.files, ...files] } }] : [];
}

/** True if the thumbnails are done and the rest is not. */
export const hasThumbnails = (state: Job): state is RequestedJob & { thumbnails: Thumbnails } => state.status === 'requested' && state.thumbnails !== undefined;

/** Records the poster, or that none was ready in time, and requests the film: `finishFilm`; once. */
export function finishPoster(data: Poster, { takesLong }: { takesLong: boolean }) {
  const { item, owner } = data;
  return (state: Job): JobEvent[] =>
    waitsForStep(state, 'poster')
      ? [
          { type: 'PosterJobFinished', data },
          { type: takesLong ? 'LongFilmJobRequested' : 'FilmJobRequested', data: { item, owner } },
        ]
      : [];
}

/** The film takes longer than was thought. */
export function requestLongFilm(data: DataOf<'LongFilmJobRequested'>) {
  return (state: Job): JobEvent[] => (waitsForStep(state, 'film') ? [{ type: 'LongFilmJobRequested', data }] : []);
}

/** Records the film, which completes the job. No-op for an ended job. */
export function finishFilm(film: Film) {
  return (state: Job): JobEvent[] =>
    state.status === 'requested' && state.poster
      ? [{ type: 'JobFinished', data: { ...state.poster, ...film, files: [...state.poster.files, ...film.files] } }]
      : [];
}

/** Records the files. No-op for an ended job. Refuses: 409 `no-job`. */
export function finish(data: JobFinishedData) {
  return (state: Job): JobEvent[] => (isOpen(state) ? [{ type: 'JobFinished', data }] : []);
}

/** Records that the bytes cannot be rendered. No-op for an ended job. Refuses: 409 `no-job`. */
export function fail(data: DataOf<'JobFailed'>) {
  return (state: Job): JobEvent[] => (isOpen(state) ? [{ type: 'JobFailed', data }] : []);
}

/** Gives up a job, even before its start. No-op for an ended job. */
export function giveUp({ item, owner }: { item: string; owner: string }) {
  return ({ status }: Job): JobEvent[] =>
    status === 'none' || status === 'requested' ? [{ type: 'JobFailed', data: { item, owner, reason: 'gave-up' } }] : [];
}

function isOpen(state: Job): boolean {
  if (state.status === 'none') throw new Refusal('conflict', 'no-job', 'Nobody has asked for this.');
  return state.status === 'requested';
}
