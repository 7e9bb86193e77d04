import { defaultCategory } from '@kloak/proto/rules/categories.ts';
import { createStore, useStore } from 'zustand';
import { anySignal } from '../../lib/any-signal.ts';
import type { ChosenFile } from '../../lib/files/chosen-file.ts';
import { memberState } from '../../lib/member-state.ts';
import { setUploadStatus } from '../../lib/upload-status.ts';
import type { KnownFile } from './known-file.ts';
import type { QueuedFile } from './queued-file.ts';
import { keepTrying, type Outage } from './send/keep-trying.ts';
import { countSending, type SendingTime, statusOf } from './status-of.ts';

/** `PROCESSING`: the bytes go out while the form is filled in. `FILE_ACCEPTED`: all have arrived. */
type Phase = 'AWAITING_FILE' | 'PROCESSING' | 'FILE_ACCEPTED';
export type UploadStore = {
  readonly files: readonly QueuedFile[];
  /** How many of the chosen files are the same as another of them, and so are not sent. */
  readonly twice: number;
  /** Those of the chosen files that are in the vault already, and so are not sent. */
  readonly unsent: readonly KnownFile[];
  /** Those of the chosen files that are too many for this upload; `sendsNext`: they make the one after it. */
  readonly next: readonly ChosenFile[];
  readonly sendsNext: boolean;
  /** A file was taken out after its place was promised. */
  readonly removed: boolean;
  /** What it waits for, while it does; it goes on by itself. */
  readonly waitsFor: Outage | undefined;
  readonly sendingTime: SendingTime;
  /** Each gives the space of one opened upload back. */
  readonly releases: readonly (() => void)[];
  /** What the member has said of the files so far. */
  readonly form: {
    readonly title: string;
    readonly description: string;
    readonly album: string;
    readonly albumDescription: string;
    readonly category: string;
    readonly privacy: string;
  };
  /** It is being published: told at once to every screen, so that a second press does not publish twice. */
  readonly publishing: boolean;
  /** Of the upload before this one. */
  readonly known: readonly KnownFile[];
};

const initialUpload: UploadStore = {
  files: [],
  twice: 0,
  unsent: [],
  next: [],
  sendsNext: false,
  removed: false,
  waitsFor: undefined,
  sendingTime: { ms: 0, since: undefined },
  releases: [],
  form: { title: '', description: '', album: '', albumDescription: '', category: defaultCategory, privacy: '' },
  publishing: false,
  known: [],
};

/** The one upload of this page, and what stops it: `running` when it is over, `dropped` when nothing of it is to be published, `gone` when the member goes. It goes on while the member looks at other screens, all of which are told how far it is. */
const upload = memberState(
  () => {
    const store = createStore<UploadStore>(() => initialUpload);
    store.subscribe((state) => setUploadStatus(statusOf(state, performance.now())));
    return { store, running: new AbortController(), dropped: new AbortController(), gone: new AbortController() };
  },
  {
    beforeSignOut: leaveUpload,
    end({ running, gone }) {
      running.abort();
      gone.abort();
    },
  },
);

export const useUpload = (): UploadStore => useStore(upload().store);
export const currentUpload = (): UploadStore => upload().store.getState();
export function setUpload(news: Partial<UploadStore>): void {
  const next = { ...currentUpload(), ...news };
  upload().store.setState({ ...next, sendingTime: countSending(next, performance.now()) });
}
/** Calls it at each change, until what it answers is called. */
export const watchUpload = (changed: () => void): (() => void) => upload().store.subscribe(changed);
/** Aborted when this upload is over. */
export const uploadSignal = (): AbortSignal => upload().running.signal;
/** Aborted when this upload is cancelled, or the member goes: what was published goes on. */
export const dropSignal = (): AbortSignal => anySignal([upload().dropped.signal, upload().gone.signal]);

export function phaseOf({ files }: Pick<UploadStore, 'files'>): Phase {
  if (files.length === 0) return 'AWAITING_FILE';
  return files.every(({ state }) => state === 'sent') ? 'FILE_ACCEPTED' : 'PROCESSING';
}

/** Changes a file that is still there. */
export function setFile(id: number, news: Partial<QueuedFile>): void {
  setUpload({ files: currentUpload().files.map((file) => (file.id === id ? { ...file, ...news } : file)) });
}

/** Does a part of the upload, saying meanwhile what it waits for, until that is done or refused or the upload forgotten. */
export function tryOn<T>(work: () => Promise<T>): Promise<T> {
  const signal = uploadSignal();
  return keepTrying(work, { signal, onWait: (waitsFor) => signal.aborted || setUpload({ waitsFor }) });
}

/** While it lasts, the browser asks before it closes the page, on every screen; a page that is closed all the same gives the space back. */
export function guardUpload(): void {
  const signal = uploadSignal();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  window.addEventListener('pagehide', ({ persisted }) => persisted || leaveUpload(), { signal });
}

/** Stops and forgets an upload that is not to be published, but for what is to be kept of it, and gives its space back. */
export function dropUpload(kept?: Kept): void {
  const { releases } = currentUpload();
  upload().dropped.abort();
  forgetUpload(kept);
  for (const release of releases) release();
}

/** The same when the member goes: what the server has been asked to publish is left to it. */
function leaveUpload(): void {
  const now = currentUpload();
  if (!now.publishing || phaseOf(now) !== 'FILE_ACCEPTED') dropUpload();
}

/** `known`: what it found to be there already. `form`: what was said, for the files that are chosen next. `next`: what it had no place for. */
type Kept = Partial<Pick<UploadStore, 'known' | 'form' | 'next'>>;

/** Stops and forgets the upload, but for what is to be kept of it. */
export function forgetUpload(kept: Kept = {}): void {
  upload().running.abort();
  upload().running = new AbortController();
  upload().dropped = new AbortController();
  setUpload({ ...initialUpload, ...kept });
}
