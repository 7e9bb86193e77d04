import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import { refusalOf } from './accept-files.ts';
import { sendFile } from './send-file.ts';
import { type Opened, openUpload } from './upload-queries.ts';

/** `PROCESSING`: the bytes go out while the form is filled in. `FILE_ACCEPTED`: all have arrived. */
type Phase = 'AWAITING_FILE' | 'PROCESSING' | 'FILE_ACCEPTED' | 'ERROR';
export type SentFile = { readonly id: number; readonly file: File; readonly percent: number; readonly sent: boolean };
type UploadStore = {
  readonly phase: Phase;
  readonly files: readonly SentFile[];
  /** Settles when all bytes have arrived, or when they can't. */
  readonly arrived: Promise<Opened> | undefined;
};

/** How many go out at once. */
const lanes = 2;
const waiting: UploadStore = { phase: 'AWAITING_FILE', files: [], arrived: undefined };
let running = new AbortController();

/** The one upload of this page. It goes on while the member looks at other screens. */
export const useUpload = create<UploadStore>(() => waiting);

/** Begins with the files of a drop. What may not be uploaded is said, and everything stays as it was. */
export function startUpload(files: readonly File[], me: string): void {
  const refusal = refusalOf(files);
  if (refusal) toast(refusal, 'bad');
  if (refusal || files.length === 0) return;
  const chosen = files.map((file, id) => ({ id, file, percent: 0, sent: false }));
  begin(chosen, () => openUpload(files, me));
}

/** Sends again what did not arrive, or begins anew when nothing was opened. */
export async function retryUpload(me: string): Promise<void> {
  const { files, arrived } = useUpload.getState();
  const opened = await lastOpened?.catch(() => undefined);
  if (arrived)
    begin(
      files,
      opened
        ? async () => opened
        : () =>
            openUpload(
              files.map(({ file }) => file),
              me,
            ),
    );
}

/** Stops and forgets the upload. The space it reserved is given back by the server. */
export function forgetUpload(): void {
  running.abort();
  useUpload.setState(waiting);
}

let lastOpened: Promise<Opened> | undefined;

function begin(files: readonly SentFile[], open: () => Promise<Opened>): void {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  lastOpened = open();
  const arrived = lastOpened.then((opened) => sendAll(opened, files, signal));
  useUpload.setState({ phase: 'PROCESSING', files, arrived });
  arrived.then(
    () => signal.aborted || useUpload.setState({ phase: 'FILE_ACCEPTED' }),
    (error: unknown) => signal.aborted || fail(error),
  );
}

/** Refused by the server: said, and back to the beginning. Anything else can be tried again. */
function fail(error: unknown): void {
  const final = error instanceof ApiError && error.status >= 400 && error.status < 500;
  toast(error instanceof ApiError ? error.message : texts.upload.failed, 'bad');
  useUpload.setState(final ? waiting : { phase: 'ERROR' });
}

async function sendAll(opened: Opened, files: readonly SentFile[], signal: AbortSignal): Promise<Opened> {
  const queue = files.filter(({ sent }) => !sent);
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, file } = next;
      const form = opened.promises[id];
      if (!form) throw new Error(texts.upload.failed);
      await sendFile({ form, file, signal, onProgress: (percent) => note(id, { percent }) });
      note(id, { percent: 100, sent: true });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return opened;
}

function note(id: number, news: Partial<SentFile>): void {
  useUpload.setState(({ files }) => ({ files: files.map((file) => (file.id === id ? { ...file, ...news } : file)) }));
}
