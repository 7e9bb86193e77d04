import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type DataOf<Type extends TranscodingEvent['type']> = Extract<TranscodingEvent, { type: Type }>['data'];

type JobEvent = Extract<TranscodingEvent, { type: `${'Video' | ''}Job${string}` }>;
export type JobRequest = DataOf<'JobRequested'>;
export type VideoJobRequest = DataOf<'VideoJobRequested'>;
type Thumbnails = DataOf<'JobThumbnailsFinished'>;
type File = NonNullable<DataOf<'JobFinished'>['files']>[number];
/** `key`: where the original stands; `thumbnails`: what is made of it while the rest is not. */
export type Job = { status: 'none' | 'finished' | 'failed' } | { status: 'requested'; key: string; thumbnails?: Thumbnails };

/** `job:{item}` — making what can be shown of one original, once. */
export const job = aggregate<Job, JobEvent, { item: string; owner: string }>({
  name: 'job',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'JobRequested':
      case 'VideoJobRequested':
        return { status: 'requested', key: event.data.key };
      case 'JobThumbnailsFinished':
        return state.status === 'requested' ? { ...state, thumbnails: event.data } : state;
      case 'JobFinished':
        return { status: 'finished' };
      case 'JobFailed':
        return { status: 'failed' };
      default:
        return state;
    }
  },
  // It lives with the item: in the lane of its owner.
  stream: ({ item, owner }) => ({ id: item, home: owner }),
});

/** Asks for it; twice is once. */
export function request(data: JobRequest) {
  return (state: Job): JobEvent[] => (state.status === 'none' ? [{ type: 'JobRequested', data }] : []);
}

/** The same for a video. */
export function requestVideo(data: VideoJobRequest) {
  return (state: Job): JobEvent[] => (state.status === 'none' ? [{ type: 'VideoJobRequested', data }] : []);
}

/** What lists show is made, and the rest is to follow: `finishLarge`; once, and not of an ended job. Refuses: 409 `no-job`. */
export function finishThumbnails(data: Thumbnails) {
  return (state: Job): JobEvent[] => (isOpen(state) && !isBegun(state) ? [{ type: 'JobThumbnailsFinished', data }] : []);
}

/** The rest is made, too: `files`, beside what lists show; an ended job stays as it ended. */
export function finishLarge(files: File[]) {
  return (state: Job): JobEvent[] =>
    isBegun(state) ? [{ type: 'JobFinished', data: { ...state.thumbnails, files: [...state.thumbnails.files, ...files] } }] : [];
}

/** Whether what lists show is made, and the rest is not. */
export const isBegun = (state: Job): state is Extract<Job, { status: 'requested' }> & { thumbnails: Thumbnails } =>
  state.status === 'requested' && state.thumbnails !== undefined;

/** Its files are made; an ended job stays as it ended. Refuses: 409 `no-job`. */
export function finish(data: DataOf<'JobFinished'>) {
  return (state: Job): JobEvent[] => (isOpen(state) ? [{ type: 'JobFinished', data }] : []);
}

/** The bytes cannot be rendered, whatever is tried; an ended job stays as it ended. Refuses: 409 `no-job`. */
export function fail(data: DataOf<'JobFailed'>) {
  return (state: Job): JobEvent[] => (isOpen(state) ? [{ type: 'JobFailed', data }] : []);
}

function isOpen(state: Job): boolean {
  if (state.status === 'none') throw new Refusal('conflict', 'no-job', 'Nobody has asked for this.');
  return state.status === 'requested';
}
