/** Files and states of an upload, for tests of its domain. */
import { initialUpload, type RunningUpload } from '../src/features/upload/domain.ts';
import type { KnownFile } from '../src/features/upload/known-file.ts';
import type { QueuedFile, Reservation } from '../src/features/upload/queued-file.ts';

export const chosen = (id: number, type = 'image/jpeg', bytes = 1000) => ({ file: new File([], `${id}`, { type }), size: bytes, lastModified: 0 });

export const reservationOf = (id: number): Reservation => ({
  form: { fileName: `${id}`, key: `original/${id}`, url: '/storage', fields: {} },
  post: { _id: `p${id}`, fileName: `${id}`, image: `p${id}` },
});

/** A file in a given state; `percent` applies while it is being sent. */
export function queued(id: number, state: QueuedFile['state'], { bytes = 1000, percent = 50, type = 'image/jpeg' } = {}): QueuedFile {
  const identified = { ...chosen(id, type, bytes), id };
  const reserved = { ...identified, hash: `h${id}`, reservation: reservationOf(id) };
  switch (state) {
    case 'checking':
    case 'hashed':
      return { ...identified, state };
    case 'reserving':
      return { ...identified, state, hash: `h${id}` };
    case 'sending':
      return { ...reserved, state, percent };
    case 'failed':
      return { ...reserved, state, problem: 'No.' };
    default:
      return { ...reserved, state };
  }
}

export const knownOf = (id: string): KnownFile => ({ id, fileName: `${id}.jpg`, item: { kind: 'image', id }, privacy: 'FAMILY_ONLY', chosen: undefined });

export const running = (status: RunningUpload['status'], files: readonly QueuedFile[], more: Partial<RunningUpload> = {}): RunningUpload => ({
  ...initialUpload,
  files,
  repeats: 0,
  found: [],
  uploadIds: ['u1'],
  hasUnusedSpace: false,
  outage: undefined,
  sendingTime: { ms: 0, sinceMs: undefined },
  ...more,
  status,
});
