import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi, useStore } from 'zustand';
import { cancelUpload } from '../../files/upload-calls.ts';
import { setUploadStatus } from '../../files/upload-status.ts';
import { memberState } from '../../lib/member-state.ts';
import { initialUpload, reduce, type Upload, type UploadEvent } from './domain.ts';
import { effectsOf, type UploadEffect } from './effects.ts';
import { countSending, statusOf } from './progress.ts';
import { keepTrying } from './send/keep-trying.ts';

/** The member who uploads, and the cache of queries to refresh. */
export type Sender = { readonly me: string; readonly client: QueryClient };

/** `requests` stops the requests of the upload. `sender` is known once files are queued. */
type Controller = { readonly store: StoreApi<Upload>; requests: AbortController; sender: Sender | undefined };

/** The one upload of this page. It continues while the member looks at other screens. */
const upload = memberState<Controller>(
  () => {
    const store = createStore<Upload>(() => initialUpload);
    store.subscribe((state) => setUploadStatus(statusOf(state, performance.now())));
    return { store, requests: new AbortController(), sender: undefined };
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
  for (const effect of effectsOf(before, event, after)) runEffect(effect);
}

/** Adds files to the queue. `sender` releases their space if they are not published. */
export function queueFiles(event: Extract<UploadEvent, { type: 'FilesQueued' }>, sender: Sender): void {
  upload().sender = sender;
  dispatch(event);
}

function runEffect(effect: UploadEffect): void {
  const here = upload();
  switch (effect.type) {
    case 'GuardPage':
      guardPage(here.requests.signal);
      return;
    case 'StopRequests':
      here.requests.abort(effect.isPublished ? publishedReason : undefined);
      here.requests = new AbortController();
      return;
    case 'ReleaseSpace':
      if (here.sender) void cancelUpload(here.sender.client, here.sender.me, effect.uploadId);
  }
}

/** The browser asks before it closes the page; a page that is closed nevertheless releases the space. */
function guardPage(signal: AbortSignal): void {
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  window.addEventListener('pagehide', ({ persisted }) => persisted || dispatch({ type: 'PageLeft' }), { signal });
}

/** Repeats a request of the upload through outages, until it succeeds, is refused, or the upload ends. */
export function tryOn<T>(work: () => Promise<T>): Promise<T> {
  const signal = uploadSignal();
  return keepTrying(work, { signal, onWait: (outage) => signal.aborted || dispatch({ type: 'OutageChanged', outage }) });
}
