// Effects of events, and the files to send or publish next. Pure.
import { displayOrder } from '../../files/chosen-file.ts';
import type { UpcomingPost } from '../../files/upload-calls.ts';
import { queuedFiles, type Upload, type UploadEvent } from './domain.ts';
import { hasFailed, isReserved, isWaiting, type ReservedFile, type WaitingFile } from './queued-file.ts';

export type UploadEffect =
  /** Ask before the page is closed, until the upload ends. */
  | { readonly type: 'GuardPage' }
  /** Stop all requests of the upload, except previews of a published one. */
  | { readonly type: 'StopRequests'; readonly isPublished: boolean }
  | { readonly type: 'ReleaseSpace'; readonly uploadId: string };

export type FileEffect =
  | { readonly type: 'KeepFiles'; readonly uploadId: string; readonly files: readonly ReservedFile[] }
  /** Published, or given up. */
  | { readonly type: 'ForgetFiles'; readonly posts: readonly string[] };

/** The effects on the upload of an event that led from `before` to `after`. */
export function effectsOf(before: Upload, event: UploadEvent, after: Upload): readonly UploadEffect[] {
  if (before.status === 'choosing') return after.status === 'choosing' ? [] : [{ type: 'GuardPage' }];
  if (after.status !== 'choosing') return [];
  const isPublished = event.type === 'UploadPublished';
  // Releasing gives back only the space of files that are not published.
  const released = isPublished && !before.hasUnusedSpace ? [] : before.uploadIds;
  return [{ type: 'StopRequests', isPublished }, ...released.map((uploadId) => ({ type: 'ReleaseSpace' as const, uploadId }))];
}

const unpublished = (upload: Upload) => queuedFiles(upload).filter((file): file is ReservedFile => isReserved(file) && file.state !== 'published');

/** The effects on files with reserved space, which may go on after this page. */
export function fileEffectsOf(before: Upload, event: UploadEvent, after: Upload): readonly FileEffect[] {
  const left = unpublished(after);
  if (event.type === 'SpaceReserved') {
    const files = left.filter(({ id }) => event.reservations.has(id));
    return files.length > 0 ? [{ type: 'KeepFiles', uploadId: event.uploadId, files }] : [];
  }
  const posts = unpublished(before).filter(({ id }) => !left.some((file) => file.id === id));
  return posts.length > 0 ? [{ type: 'ForgetFiles', posts: posts.map(({ reservation }) => reservation.post._id) }] : [];
}

/** Number of files that are sent at the same time. */
const maxConcurrentSends = 2;

/** The files to start sending now. Photographs go before videos, the newest first. */
export function dueToSend(upload: Upload): readonly WaitingFile[] {
  const files = queuedFiles(upload);
  const free = maxConcurrentSends - files.filter(({ state }) => state === 'sending').length;
  return displayOrder(files.filter(isWaiting)).slice(0, Math.max(0, free));
}

export type ArrivedFile = { readonly id: number; readonly post: UpcomingPost };
/** `wait`: no file has arrived since, or the upload is over. `failed`: a file was refused. `done`: every file is published. */
export type DueToPublish = { readonly type: 'wait' | 'failed' | 'done' } | { readonly type: 'publish'; readonly files: readonly ArrivedFile[] };

/** The next step of publishing. */
export function dueToPublish(upload: Upload): DueToPublish {
  if (upload.status === 'choosing') return { type: 'wait' };
  const { files } = upload;
  if (files.some(hasFailed)) return { type: 'failed' };
  const sent = files.flatMap((file) => (file.state === 'sent' ? [{ id: file.id, post: file.reservation.post }] : []));
  if (sent.length > 0) return { type: 'publish', files: sent };
  return { type: files.every(({ state }) => state === 'published') ? 'done' : 'wait' };
}
