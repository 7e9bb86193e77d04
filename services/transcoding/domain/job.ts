// job:{item} — making what can be shown of one original, once.
import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate } from '@kloak/platform/service.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type DataOf<Type extends TranscodingEvent['type']> = Extract<TranscodingEvent, { type: Type }>['data'];

export type Request = DataOf<'JobRequested'>;
export type Job = { status: 'none' | 'requested' | 'finished' | 'failed' };

export const job: Aggregate<Job, TranscodingEvent> = { name: 'job', initial: { status: 'none' }, evolve, reads: 'all' };

function evolve(state: Job, event: TranscodingEvent): Job {
  switch (event.type) {
    case 'JobRequested':
      return { status: 'requested' };
    case 'JobFinished':
      return { status: 'finished' };
    case 'JobFailed':
      return { status: 'failed' };
    default:
      return state;
  }
}

export function request(data: Request) {
  return (state: Job): TranscodingEvent[] => (state.status === 'none' ? [{ type: 'JobRequested', data }] : []);
}

export function finish(data: DataOf<'JobFinished'>) {
  return (state: Job): TranscodingEvent[] => (isOpen(state) ? [{ type: 'JobFinished', data }] : []);
}

/** The bytes cannot be rendered, whatever is tried. */
export function fail(data: DataOf<'JobFailed'>) {
  return (state: Job): TranscodingEvent[] => (isOpen(state) ? [{ type: 'JobFailed', data }] : []);
}

function isOpen(state: Job): boolean {
  if (state.status === 'none') throw new Refusal('conflict', 'no-job', 'Nobody has asked for this.');
  return state.status === 'requested';
}
