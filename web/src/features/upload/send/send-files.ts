// What is sent: files come and go while others are on their way, and each may fail and be tried again by itself.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, newKey } from '../../../lib/api.ts';
import { seenFirst } from '../../../lib/files/chosen-file.ts';
import { notTaken } from '../../../lib/files/said-of-files.ts';
import { sendFile } from '../../../lib/files/send-file.ts';
import { cancelUpload, openUpload } from '../../../lib/files/upload-calls.ts';
import { memberState } from '../../../lib/member-state.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../ui/toast.ts';
import type { Promised, QueuedFile } from '../queued-file.ts';
import { uploadTexts as t } from '../texts.ts';
import { currentUpload, dropSignal, dropUpload, setFile, setUpload, tryOn, type UploadStore, uploadSignal, watchUpload } from '../upload-store.ts';
import { sendPreviews } from './send-previews.ts';

export type Sender = { readonly me: string; readonly client: QueryClient };

/** How many go out at once. */
const maxLanes = 2;

/** What goes out now, by the id of each file with what stops it. */
const sending = memberState(() => ({ stops: new Map<number, AbortController>() }));

/** Reserves the space of the files, and sends them. */
export async function openFiles(fresh: readonly QueuedFile[], { me, client }: Sender, signal: AbortSignal): Promise<void> {
  if (fresh.length === 0) return;
  const key = newKey();
  const opened = await tryOn(() => openUpload(fresh, me, key));
  const release = () => void cancelUpload(client, me, opened.uploadId);
  if (signal.aborted) return release();
  const still = new Set(currentUpload().files.map(({ id }) => id));
  setUpload({ releases: [...currentUpload().releases, release], removed: currentUpload().removed || fresh.some(({ id }) => !still.has(id)) });
  const promises = new Map(fresh.map(({ id }, index) => [id, { form: opened.promises[index], post: opened.allPosts[index] }]));
  const promise = (one: QueuedFile): QueuedFile => {
    const { form, post } = promises.get(one.id) ?? {};
    return form && post ? { ...one, state: 'waiting', promised: { form, post } } : one;
  };
  setUpload({ files: currentUpload().files.map(promise) });
  sendWaiting();
  void sendPreviews(
    opened,
    fresh.map(({ file }) => file),
    me,
    dropSignal(),
  );
}

/** Begins as many as may go out at once, those that will be seen first before the others. */
function sendWaiting(): void {
  const { stops } = sending();
  for (const { id, file, state, promised } of seenFirst(currentUpload().files)) {
    if (stops.size >= maxLanes) return;
    if (state === 'waiting' && promised) void send({ id, file, promised });
  }
}

async function send({ id, file, promised }: { id: number; file: File; promised: Promised }): Promise<void> {
  const { stops } = sending();
  const [all, own] = [uploadSignal(), new AbortController()];
  const stop = () => own.abort();
  all.addEventListener('abort', stop);
  stops.set(id, own);
  setFile(id, { state: 'sending', percent: 0 });
  try {
    await tryOn(() => sendFile({ form: promised.form, file, signal: own.signal, onProgress: (percent) => own.signal.aborted || setFile(id, { percent }) }));
    setFile(id, { state: 'sent', percent: 100 });
  } catch (error) {
    if (!own.signal.aborted) fail(id, error instanceof ApiError ? error.message : texts.common.failed);
  } finally {
    all.removeEventListener('abort', stop);
    stops.delete(id);
    sendWaiting();
  }
}

/** One of several waits to be tried again or taken out; where it is the only one, the upload is over, but for what was said of it. */
function fail(id: number, problem: string): void {
  const { files } = currentUpload();
  if (files.length > 1) {
    setFile(id, { state: 'failed', percent: 0, problem });
    return;
  }
  toast(problem, 'bad', { detail: notTaken(files) });
  dropLast();
}

/** Nothing is left of the choice: what was found to be there already is told, and what was said stays for the files that come next. */
export function dropLast(): void {
  const { unsent: known, form, next } = currentUpload();
  dropUpload({ known, form, next });
}

/** Sends a file again that failed. */
export function retryFile(id: number): void {
  setFile(id, { state: 'waiting', problem: undefined });
  sendWaiting();
}

/** Takes a file out, also while it goes out. Its space is given back when the others are published. */
export function removeFile(id: number): void {
  takeOut([{ id }]);
}

/** Takes out several at once. */
export function takeOut(out: readonly Pick<QueuedFile, 'id'>[]): void {
  const ids = new Set(out.map(({ id }) => id));
  const { files, removed } = currentUpload();
  const left = files.filter(({ id }) => !ids.has(id));
  if (left.length === 0) {
    dropLast();
    return;
  }
  setUpload({ files: left, removed: removed || files.some(({ id, promised }) => promised && ids.has(id)) });
  for (const id of ids) sending().stops.get(id)?.abort();
}

type Arrived = { readonly id: number; readonly post: Promised['post'] };

/** What of an upload has come and is not published yet: nothing while more is to come; the end where nothing is. */
function nextArrived({ files }: Pick<UploadStore, 'files'>): readonly Arrived[] | undefined {
  const left = files.filter(({ published }) => !published);
  const come = left.flatMap(({ id, state, promised }) => (state === 'sent' && promised ? [{ id, post: promised.post }] : []));
  return come.length > 0 || left.length === 0 ? come : undefined;
}

/**
 * The posts of files as their bytes arrive, all that are there at once; each until it is noted as published. Rejects as `unsent` when one failed, and with
 * an `AbortError` when the upload is over.
 */
export const arriving = (): AsyncGenerator<readonly Arrived[]> => arrivingUntil(uploadSignal());

/** The signal is that of one upload: what is chosen after it is never published with it. */
async function* arrivingUntil(signal: AbortSignal): AsyncGenerator<readonly Arrived[]> {
  for (;;) {
    const come = await whenArrived(signal);
    if (come.length === 0) return;
    yield come;
  }
}

function whenArrived(signal: AbortSignal): Promise<readonly Arrived[]> {
  let stop = () => {};
  const come = new Promise<readonly Arrived[]>((resolve, reject) => {
    const look = () => {
      const now = currentUpload();
      const next = nextArrived(now);
      if (signal.aborted) reject(signal.reason);
      else if (now.files.some(({ state }) => state === 'failed')) reject(new ApiError(400, 'unsent', t.someFailed));
      else if (next) resolve(next);
    };
    stop = watchUpload(look);
    signal.addEventListener('abort', look);
    look();
  });
  return come.finally(() => stop());
}

/** These stand in the vault now: whatever becomes of the others, they stay. */
export function notePublished(ids: readonly number[]): void {
  for (const id of ids) setFile(id, { published: true });
}

/** Only what is not published is still the upload's. */
export function keepUnpublished(): void {
  const left = currentUpload().files.filter(({ published }) => !published);
  if (left.length > 0) setUpload({ files: left });
}
