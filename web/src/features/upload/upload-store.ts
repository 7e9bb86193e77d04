import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from 'zustand';
import { ApiError, newKey } from '../../lib/api.ts';
import { memberState } from '../../lib/member-state.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import { findKnown } from './find-known.ts';
import { keepTrying, type Outage } from './keep-trying.ts';
import { type KnownFile, knownFile } from './known-file.ts';
import { sendFile } from './send-file.ts';
import { sendPreviews } from './send-previews.ts';
import { cancelUpload, type Opened, openUpload, type TryOn } from './upload-queries.ts';

/** `PROCESSING`: the bytes go out while the form is filled in. `FILE_ACCEPTED`: all have arrived. */
type Phase = 'AWAITING_FILE' | 'PROCESSING' | 'FILE_ACCEPTED';
export type SentFile = { readonly id: number; readonly file: File; readonly percent: number; readonly sent: boolean };
type UploadStore = {
  readonly phase: Phase;
  readonly files: readonly SentFile[];
  /** It is being looked up which of the files are in the vault already. */
  readonly looking: boolean;
  /** How many of the chosen files are the same as another of them, and so are not sent. */
  readonly twice: number;
  /** Those of the chosen files that are in the vault already, and so are not sent. */
  readonly unsent: readonly KnownFile[];
  /** What it waits for, while it does; it goes on by itself. */
  readonly waitsFor: Outage | undefined;
  /** Settles when all bytes have arrived, or were refused. */
  readonly arrived: Promise<Opened> | undefined;
  /** Gives its space back; there is none before the server has reserved it. */
  readonly release: (() => void) | undefined;
  /** Does a part of it, saying meanwhile what it waits for, until that is done or refused or the upload forgotten. */
  readonly tryOn: TryOn;
  /** What the member has said of the files so far. */
  readonly form: { readonly title: string; readonly description: string; readonly privacy: string };
  /** It is being published: told at once to every screen, so that a second press does not publish twice. */
  readonly publishing: boolean;
  /** Of the upload before this one. */
  readonly known: readonly KnownFile[];
};

/** How many go out at once. */
const lanes = 2;
const initialUpload: UploadStore = {
  phase: 'AWAITING_FILE',
  files: [],
  looking: false,
  twice: 0,
  unsent: [],
  waitsFor: undefined,
  arrived: undefined,
  release: undefined,
  tryOn: (work) => work(),
  form: { title: '', description: '', privacy: '' },
  publishing: false,
  known: [],
};

/** The one upload of this page, and what stops it. It goes on while the member looks at other screens. */
const upload = memberState(() => ({ store: createStore<UploadStore>(() => initialUpload), running: new AbortController() }), {
  beforeSignOut: leaveUpload,
  end: ({ running }) => running.abort(),
});

export const useUpload = (): UploadStore => useStore(upload().store);
export const currentUpload = (): UploadStore => upload().store.getState();
export const setUpload = (news: Partial<UploadStore>): void => upload().store.setState(news);

/** The rules for files come after the page, which opens without them. */
export const loadFileRules = () => import('./accept-files.ts');

/** Begins with the files of a drop. What may not be uploaded is said, and everything stays as it was. */
export async function startUpload(files: readonly File[], me: string, client: QueryClient): Promise<void> {
  if (files.length === 0) return;
  // What cannot be judged here (a file that cannot be read, or this code did not come) is refused by the server.
  const fault = await loadFileRules()
    .then(({ checkChosen }) => checkChosen(files))
    .catch(() => undefined);
  if (fault) return toast(fault.message, 'bad');
  dropUpload();
  const { signal } = upload().running;
  const key = newKey();
  const tryOn: TryOn = (work) => keepTrying(work, { signal, onWait: (waitsFor) => signal.aborted || setUpload({ waitsFor }) });
  const arrived = findKnown(files, { me, signal, tryOn }).then(async ({ fresh, twice, known }) => {
    signal.throwIfAborted();
    const unsent = known.map(({ file, post }) => knownFile(file.name, post));
    if (fresh.length === 0) {
      forgetUpload(unsent);
      throw signal.reason;
    }
    setUpload({ looking: false, files: fresh.map(sentFile), twice, unsent });
    const opened = await tryOn(() => openUpload(fresh, me, key));
    const release = () => void cancelUpload(client, me, opened.uploadId);
    if (signal.aborted) release();
    else setUpload({ release });
    void sendPreviews(opened, fresh, me, signal);
    await tryOn(() => sendRest(opened, signal));
    return opened;
  });
  setUpload({ ...initialUpload, phase: 'PROCESSING', looking: true, files: files.map(sentFile), arrived, tryOn });
  arrived.then(
    () => signal.aborted || setUpload({ phase: 'FILE_ACCEPTED' }),
    (error: unknown) => {
      if (signal.aborted) return;
      toast(error instanceof ApiError ? error.message : texts.common.failed, 'bad');
      dropUpload();
    },
  );
  window.addEventListener('pagehide', ({ persisted }) => persisted || leaveUpload(), { signal });
}

/** Stops and forgets an upload that is not to be published, and gives its space back. */
export function dropUpload(): void {
  const { release } = currentUpload();
  forgetUpload();
  release?.();
}

/** The same when the member goes: what the server has been asked to publish is left to it. */
function leaveUpload(): void {
  const { publishing, phase } = currentUpload();
  if (!publishing || phase !== 'FILE_ACCEPTED') dropUpload();
}

/** Stops and forgets the upload, but for what it found to be there already. */
export function forgetUpload(known: readonly KnownFile[] = []): void {
  upload().running.abort();
  upload().running = new AbortController();
  setUpload({ ...initialUpload, known });
}

const sentFile = (file: File, id: number): SentFile => ({ id, file, percent: 0, sent: false });

/** Sends what has not arrived yet, and fails as the first that failed when all have come to rest. */
async function sendRest(opened: Opened, signal: AbortSignal): Promise<void> {
  const queue = currentUpload().files.filter(({ sent }) => !sent);
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, file } = next;
      const form = opened.promises[id];
      if (!form) throw new Error(texts.common.failed);
      await sendFile({ form, file, signal, onProgress: (percent) => note(id, { percent }) });
      note(id, { percent: 100, sent: true });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function note(id: number, news: Partial<SentFile>): void {
  setUpload({ files: currentUpload().files.map((file) => (file.id === id ? { ...file, ...news } : file)) });
}
