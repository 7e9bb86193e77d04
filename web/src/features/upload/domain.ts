// The upload of this page: its states, and the events that change them. Pure.
import { defaultCategory } from '@kloak/proto/rules/text/categories.ts';
import type { ChosenFile } from '../../files/chosen-file.ts';
import type { KnownFile } from './known-file.ts';
import { hasArrived, isChecking, isReserved, isWaiting, type QueuedFile, type Reservation, type ReservedFile, type WaitingFile } from './queued-file.ts';

/** The cause of a pause: no connection, or a server that cannot answer. */
export type Outage = 'connection' | 'server';

/**
 * Time in which bytes were sent, without pauses: `ms` until now, plus the time after `sinceMs` while it is set (of the clock that `countSending` receives).
 */
export type SendingTime = { readonly ms: number; readonly sinceMs: number | undefined };

/** Fields of the form, as they are typed. */
export type FormValues = {
  readonly title: string;
  readonly description: string;
  readonly album: string;
  readonly albumDescription: string;
  readonly category: string;
  readonly privacy: string;
};

/** State that exists with and without files. */
type Base = {
  readonly form: FormValues;
  /** Chosen files beyond the limits of one upload. `follows`: they are uploaded after this one. */
  readonly leftOver: { readonly files: readonly ChosenFile[]; readonly follows: boolean };
  /** Files of the previous upload that the vault already had, until their list is dismissed. */
  readonly known: readonly KnownFile[];
};

/** No file is queued. A finished, cancelled or failed upload leads back here. */
export type ChoosingUpload = Base & { readonly status: 'choosing' };

/**
 * At least one file is queued.
 * `checking`: no file can be sent yet.
 * `sending`: some file has not arrived.
 * `ready`: all have arrived.
 * `publishing`: the member pressed Publish, and some file has not arrived.
 * `finishing`: the same, and all have arrived, so the server completes it without this page.
 */
export type RunningUpload = Base & {
  readonly status: 'checking' | 'sending' | 'ready' | 'publishing' | 'finishing';
  readonly files: readonly QueuedFile[];
  /** Number of chosen files that equal another one, and are not sent. */
  readonly repeats: number;
  /** Chosen files that the vault already has, and that are not sent. */
  readonly found: readonly KnownFile[];
  /** Ids of the uploads at the server that hold space for these files. */
  readonly uploadIds: readonly string[];
  /** A file with reserved space was removed, so that some of the space is unused. */
  readonly hasUnusedSpace: boolean;
  readonly outage: Outage | undefined;
  readonly sendingTime: SendingTime;
};

export type Upload = ChoosingUpload | RunningUpload;

export type UploadEvent =
  /** An empty `files` only adds to the left-over. `follows`: these files are the left-over of the previous upload. */
  | { readonly type: 'FilesQueued'; readonly files: readonly QueuedFile[]; readonly leftOver: readonly ChosenFile[]; readonly follows: boolean }
  | { readonly type: 'FileHashed'; readonly id: number }
  /** `ids`: the files that were looked up. Those in `fresh` have to be sent, the others leave the queue. */
  | {
      readonly type: 'FilesChecked';
      readonly ids: readonly number[];
      readonly fresh: readonly { readonly id: number; readonly hash: string }[];
      readonly repeats: number;
      readonly known: readonly KnownFile[];
    }
  /** Files of uploads that pages which are gone began. */
  | { readonly type: 'FilesResumed'; readonly files: readonly WaitingFile[]; readonly uploadIds: readonly string[] }
  /** `reservations`: by the ids of the files. */
  | { readonly type: 'SpaceReserved'; readonly uploadId: string; readonly reservations: ReadonlyMap<number, Reservation> }
  | { readonly type: 'SendingStarted'; readonly id: number }
  | { readonly type: 'FileProgressed'; readonly id: number; readonly percent: number }
  | { readonly type: 'FileSent'; readonly id: number }
  | { readonly type: 'FileRefused'; readonly id: number; readonly problem: string }
  | { readonly type: 'FileRetried'; readonly id: number }
  | { readonly type: 'FilesRemoved'; readonly ids: readonly number[] }
  | { readonly type: 'OutageChanged'; readonly outage: Outage | undefined }
  | { readonly type: 'PublishingStarted' }
  | { readonly type: 'FilesPublished'; readonly ids: readonly number[] }
  | { readonly type: 'UploadPublished'; readonly known: readonly KnownFile[] }
  /** `isFinal`: every file was refused, so that nothing is left to try again. */
  | { readonly type: 'PublishingFailed'; readonly isFinal: boolean }
  | { readonly type: 'UploadCancelled' }
  /** The page is closed, or the member signs out. */
  | { readonly type: 'PageLeft' }
  | { readonly type: 'FormChanged'; readonly form: FormValues }
  | { readonly type: 'LeftOverScheduled' }
  | { readonly type: 'LeftOverTaken' }
  | { readonly type: 'LeftOverDiscarded' }
  | { readonly type: 'KnownFilesDismissed' };

export const initialUpload: ChoosingUpload = {
  status: 'choosing',
  form: { title: '', description: '', album: '', albumDescription: '', category: defaultCategory, privacy: '' },
  leftOver: { files: [], follows: false },
  known: [],
};

/** Applies an event. An event of a file or an upload that is gone changes nothing. */
export function reduce(upload: Upload, event: UploadEvent): Upload {
  switch (event.type) {
    case 'FilesQueued':
      return queue(upload, event);
    case 'FilesResumed':
      return resume(upload, event);
    case 'UploadCancelled':
      return initialUpload;
    case 'PageLeft':
      return upload.status === 'finishing' ? upload : initialUpload;
    case 'FormChanged':
      return { ...upload, form: event.form };
    case 'LeftOverScheduled':
      return { ...upload, leftOver: { ...upload.leftOver, follows: true } };
    case 'LeftOverTaken':
      return { ...upload, leftOver: { ...upload.leftOver, files: [] } };
    case 'LeftOverDiscarded':
      return { ...upload, leftOver: initialUpload.leftOver };
    case 'KnownFilesDismissed':
      return { ...upload, known: [] };
    default:
      return upload.status === 'choosing' ? upload : reduceRunning(upload, event);
  }
}

type Event<Type extends UploadEvent['type']> = Extract<UploadEvent, { type: Type }>;
type AnyStatusEvent =
  | Event<'FilesQueued' | 'FilesResumed' | 'UploadCancelled' | 'PageLeft' | 'FormChanged' | 'KnownFilesDismissed'>
  | Event<'LeftOverScheduled' | 'LeftOverTaken' | 'LeftOverDiscarded'>;

function reduceRunning(upload: RunningUpload, event: Exclude<UploadEvent, AnyStatusEvent>): Upload {
  switch (event.type) {
    case 'FileHashed':
      return changeFile(upload, event.id, (file) => (file.state === 'checking' ? { ...file, state: 'hashed' } : file));
    case 'FilesChecked':
      return keepFresh(upload, event);
    case 'SpaceReserved':
      return reserve(upload, event);
    case 'SendingStarted':
      return changeFile(upload, event.id, (file) => (isWaiting(file) ? { ...file, state: 'sending', percent: 0 } : file));
    case 'FileProgressed':
      return changeFile(upload, event.id, (file) => (file.state === 'sending' ? { ...file, percent: event.percent } : file));
    case 'FileSent':
      return changeFile(upload, event.id, (file) => (file.state === 'sending' ? { ...reservedPart(file), state: 'sent' } : file));
    case 'FileRefused':
      return refuse(upload, event);
    case 'FileRetried':
      return changeFile(upload, event.id, (file) => (file.state === 'failed' ? { ...reservedPart(file), state: 'waiting' } : file));
    case 'FilesRemoved':
      return remove(upload, event.ids);
    case 'OutageChanged':
      return { ...upload, outage: event.outage };
    case 'PublishingStarted':
      return withFiles(upload, upload.files, true);
    case 'FilesPublished':
      return withFiles(
        upload,
        upload.files.map((file) => (file.state === 'sent' && event.ids.includes(file.id) ? { ...file, state: 'published' } : file)),
      );
    case 'UploadPublished':
      return complete(upload, event.known);
    case 'PublishingFailed':
      return event.isFinal ? end(upload) : withFiles(upload, unpublishedFiles(upload), false);
  }
}

function queue(upload: Upload, { files, leftOver, follows }: Event<'FilesQueued'>): Upload {
  if (isPublishing(upload)) return upload;
  const all = [...upload.leftOver.files, ...leftOver];
  if (files.length === 0) return { ...upload, leftOver: { ...upload.leftOver, files: all } };
  if (upload.status !== 'choosing') {
    return { ...withFiles(upload, [...upload.files, ...files]), leftOver: { files: all, follows: follows || upload.leftOver.follows } };
  }
  return { ...begin(upload, files), leftOver: { files: all, follows }, known: follows ? upload.known : [] };
}

const begin = ({ form, leftOver }: ChoosingUpload, files: readonly QueuedFile[]): RunningUpload => ({
  status: statusOfFiles(files, false),
  form,
  leftOver,
  known: [],
  files,
  repeats: 0,
  found: [],
  uploadIds: [],
  hasUnusedSpace: false,
  outage: undefined,
  sendingTime: { ms: 0, sinceMs: undefined },
});

function resume(upload: Upload, { files, uploadIds }: Event<'FilesResumed'>): Upload {
  if (isPublishing(upload) || files.length === 0) return upload;
  const running = upload.status === 'choosing' ? begin(upload, []) : upload;
  return { ...withFiles(running, [...running.files, ...files]), uploadIds: [...new Set([...running.uploadIds, ...uploadIds])] };
}

/** Only the files that have to be sent stay in the queue; a removed one does not return. */
function keepFresh(upload: RunningUpload, { ids, fresh, repeats, known }: Event<'FilesChecked'>): Upload {
  const hashes = new Map(fresh.map(({ id, hash }) => [id, hash]));
  const files = upload.files.flatMap((file): QueuedFile[] => {
    if (!ids.includes(file.id)) return [file];
    const hash = hashes.get(file.id);
    const { id, size, lastModified } = file;
    return hash === undefined ? [] : [{ id, file: file.file, size, lastModified, hash, state: 'reserving' }];
  });
  const found = [...upload.found, ...known];
  if (files.length > 0) return { ...withFiles(upload, files), repeats: upload.repeats + repeats, found };
  return { ...end(upload), known: found, form: upload.leftOver.follows ? upload.form : initialUpload.form };
}

function reserve(upload: RunningUpload, { uploadId, reservations }: Event<'SpaceReserved'>): RunningUpload {
  const files = upload.files.map((file): QueuedFile => {
    const reservation = reservations.get(file.id);
    return file.state === 'reserving' && reservation ? { ...file, reservation, state: 'waiting' } : file;
  });
  const ids = new Set(files.map(({ id }) => id));
  const hasUnusedSpace = upload.hasUnusedSpace || [...reservations.keys()].some((id) => !ids.has(id));
  return { ...withFiles(upload, files), uploadIds: [...upload.uploadIds, uploadId], hasUnusedSpace };
}

/** A refused file waits for the member. If it is the only one, the upload ends. */
function refuse(upload: RunningUpload, { id, problem }: Event<'FileRefused'>): Upload {
  const isSending = upload.files.some((file) => file.id === id && file.state === 'sending');
  if (isSending && upload.files.length === 1) return end(upload);
  return changeFile(upload, id, (file) => (file.state === 'sending' ? { ...reservedPart(file), state: 'failed', problem } : file));
}

function remove(upload: RunningUpload, ids: readonly number[]): Upload {
  const files = upload.files.filter(({ id }) => !ids.includes(id));
  if (files.length === 0) return end(upload);
  const hasUnusedSpace = upload.hasUnusedSpace || upload.files.some((file) => isReserved(file) && ids.includes(file.id));
  return { ...withFiles(upload, files), hasUnusedSpace };
}

/** The form stays for a left-over that follows, except for the texts of single files. */
function complete(upload: RunningUpload, known: readonly KnownFile[]): ChoosingUpload {
  const form = isLeftOverDue(upload) ? { ...upload.form, title: '', description: '' } : initialUpload.form;
  return { ...end(upload), known, form };
}

/** Ends an upload without files. Lists files that the vault already had; keeps the form for the next choice. */
const end = ({ form, leftOver, found }: RunningUpload): ChoosingUpload => ({
  status: 'choosing',
  form,
  leftOver: { files: leftOver.files, follows: false },
  known: found,
});

/** The status follows from the files, and from whether the member published them. */
function withFiles(upload: RunningUpload, files: readonly QueuedFile[], isPublished = isPublishing(upload)): RunningUpload {
  return { ...upload, files, status: statusOfFiles(files, isPublished) };
}

function statusOfFiles(files: readonly QueuedFile[], isPublished: boolean): RunningUpload['status'] {
  const haveArrived = files.every(hasArrived);
  if (isPublished) return haveArrived ? 'finishing' : 'publishing';
  if (haveArrived) return 'ready';
  return files.every(isChecking) ? 'checking' : 'sending';
}

function changeFile(upload: RunningUpload, id: number, change: (file: QueuedFile) => QueuedFile): RunningUpload {
  return withFiles(
    upload,
    upload.files.map((file) => (file.id === id ? change(file) : file)),
  );
}

const reservedPart = ({ id, file, size, lastModified, hash, reservation }: ReservedFile) => ({
  id,
  file,
  size,
  lastModified,
  hash,
  reservation,
});

export const queuedFiles = (upload: Upload): readonly QueuedFile[] => (upload.status === 'choosing' ? [] : upload.files);
/** Files to publish. If all are published, returns all: a later step failed, and the member may try again. */
export function unpublishedFiles(upload: Upload): readonly QueuedFile[] {
  const files = queuedFiles(upload);
  const unpublished = files.filter(({ state }) => state !== 'published');
  return unpublished.length > 0 ? unpublished : files;
}

export const isPublishing = ({ status }: Upload): boolean => status === 'publishing' || status === 'finishing';
/** The bytes of all files have arrived. */
export const isComplete = ({ status }: Upload): boolean => status === 'ready' || status === 'finishing';
/** A finishing upload is left to the server, unless an outage keeps the request from it. */
export const canCancel = (upload: RunningUpload): boolean => upload.status !== 'finishing' || upload.outage !== undefined;
/** The left-over is uploaded once this upload ends. */
export const isLeftOverDue = ({ leftOver }: Upload): boolean => leftOver.follows && leftOver.files.length > 0;
