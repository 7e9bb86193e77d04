import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi, useStore } from 'zustand';
import { cancelUpload } from '../../files/upload-calls.ts';
import { setUploadStatus } from '../../files/upload-status.ts';
import { memberState } from '../../lib/member-state.ts';
import { initialUpload, queuedFiles, reduce, type Upload, type UploadEvent } from './domain.ts';
import { effectsOf, type FileEffect, fileEffectsOf, type UploadEffect } from './effects.ts';
import { forgetFiles, keepFiles } from './keep/kept-uploads.ts';
import { countSending, statusOf } from './progress.ts';
import { isReserved, type ReservedFile } from './queued-file.ts';
import { keepAwake } from './send/keep-awake.ts';
import { keepTrying } from './send/keep-trying.ts';

/** The member who uploads, and the cache of queries to refresh. */
export type Sender = { readonly me: string; readonly client: QueryClient };

/**
 * `requests` stops the requests of the upload. `sender` is known once files are queued. `kept`: posts whose files go on after this page, and whether the
 * browser keeps their bytes.
 */
type Controller = { readonly store: StoreApi<Upload>; requests: AbortController; sender: Sender | undefined; readonly kept: Map<string, { whole: boolean }> };

/** The one upload of this page. It continues while the member looks at other screens. */
const upload = memberState<Controller>(
  () => {
    const store = createStore<Upload>(() => initialUpload);
    store.subscribe((state) => setUploadStatus(statusOf(state, performance.now())));
    return { store, requests: new AbortController(), sender: undefined, kept: new Map() };
  },
  {
    beforeSignOut: () => dispatch({ type: 'PageLeft' }),
    end: ({ requests }) => requests.abort(),
  },
);

export const useUpload = (): Upload => useStore(upload().store);
export const currentUpload = (): Upload => upload().store.getState();
/** Calls `onChange` at each change, until the returned function is called. */
export const watchUpload = (onChange: () => void): (() => void) => upload().store.subscribe(onChange);

/** Aborted when this upload ends; if it was published, with `publishedReason`. */
export const uploadSignal = (): AbortSignal => upload().requests.signal;
export const publishedReason = new DOMException('The upload is published.', 'AbortError');

/** Applies an event, and runs its effects. */
export function dispatch(event: UploadEvent): void {
  const { store } = upload();
  const before = store.getState();
  const after = countSending(reduce(before, event), performance.now());
  store.setState(after, true);
  for (const effect of fileEffectsOf(before, event, after)) runFileEffect(effect);
  for (const effect of effectsOf(before, event, after)) runEffect(effect);
}

/** Adds files to the queue. `sender` releases their space if they are not published. */
export function addToQueue(event: Extract<UploadEvent, { type: 'FilesQueued' | 'FilesResumed' }>, sender: Sender): void {
  upload().sender = sender;
  dispatch(event);
}

function runFileEffect(effect: FileEffect): void {
  const here = upload();
  if (!here.sender) return;
  const { me } = here.sender;
  if (effect.type === 'KeepFiles') return void keep(here, effect.files, effect.uploadId, me);
  for (const post of effect.posts) here.kept.delete(post);
  void forgetFiles(effect.posts, me);
}

function runEffect(effect: UploadEffect): void {
  const here = upload();
  switch (effect.type) {
    case 'GuardPage':
      guardPage(here.requests.signal);
      keepAwake({ isSending, watch: watchUpload }, here.requests.signal);
      return;
    case 'StopRequests':
      here.requests.abort(effect.isPublished ? publishedReason : undefined);
      here.requests = new AbortController();
      return;
    case 'ReleaseSpace':
      if (here.sender) void cancelUpload(here.sender.client, here.sender.me, effect.uploadId);
  }
}

const isSending = () => queuedFiles(currentUpload()).some(({ state }) => state === 'sending' || state === 'waiting');

async function keep({ kept }: Controller, files: readonly ReservedFile[], uploadId: string, me: string): Promise<void> {
  const saved = await keepFiles(
    files.map(({ file, size, lastModified, hash, reservation }) => ({
      id: reservation.post._id,
      me,
      uploadId,
      reservation,
      fileName: file.name,
      size,
      lastModified,
      hash,
      file,
    })),
  );
  const left = new Set(
    queuedFiles(currentUpload())
      .filter(isReserved)
      .map(({ reservation }) => reservation.post._id),
  );
  for (const post of saved.kept) if (left.has(post)) kept.set(post, { whole: saved.whole.includes(post) });
  const gone = saved.kept.filter((post) => !left.has(post));
  if (gone.length > 0) await forgetFiles(gone, me);
}

/** True if the upload goes on after this page; `whole`: by itself, without choosing files again. */
function isKept({ whole }: { readonly whole: boolean }): boolean {
  const { kept } = upload();
  return queuedFiles(currentUpload()).every((file) => {
    if (file.state === 'published') return true;
    const found = isReserved(file) ? kept.get(file.reservation.post._id) : undefined;
    return found !== undefined && (found.whole || !whole);
  });
}

/** The browser asks before it closes a page whose upload cannot go on by itself. A closed page releases space that no later page can use. */
function guardPage(signal: AbortSignal): void {
  window.addEventListener('beforeunload', (event) => isKept({ whole: true }) || event.preventDefault(), { signal });
  window.addEventListener('pagehide', ({ persisted }) => persisted || isKept({ whole: false }) || dispatch({ type: 'PageLeft' }), { signal });
}

/** Repeats a request of the upload through outages, until it succeeds, is refused, or the upload ends. */
export function tryOn<T>(work: () => Promise<T>): Promise<T> {
  const signal = uploadSignal();
  return keepTrying(work, { signal, onWait: (outage) => signal.aborted || dispatch({ type: 'OutageChanged', outage }) });
}
