import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type DataOf<Type extends TranscodingEvent['type']> = Extract<TranscodingEvent, { type: Type }>['data'];

type JobEvent = Exclude<TranscodingEvent, { type: `Avatar${string}` }>;
export type JobRequest = DataOf<'JobRequested'>;
export type VideoJobRequest = DataOf<'VideoJobRequested'>;
export type Job = { status: 'none' | 'requested' | 'finished' | 'failed' };

/** `job:{item}` — making what can be shown of one original, once. */
export const job = aggregate<Job, JobEvent, { item: string; owner: string }>({
  name: 'job',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'JobRequested':
      case 'VideoJobRequested':
        return { status: 'requested' };
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
