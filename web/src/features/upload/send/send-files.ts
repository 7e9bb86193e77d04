import { refusedFilesText } from '../../../files/file-messages.ts';
import { sendFile } from '../../../files/send-file.ts';
import { cancelUpload, openUpload } from '../../../files/upload-calls.ts';
import { ApiError, newKey } from '../../../lib/api.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../lib/toasts.ts';
import { queuedFiles } from '../domain.ts';
import { dueToSend } from '../effects.ts';
import { holdUpload } from '../keep/hold-upload.ts';
import type { QueuedFile, Reservation, WaitingFile } from '../queued-file.ts';
import { currentUpload, dispatch, type Sender, tryOn, uploadSignal, watchUpload } from '../store.ts';
import { sendPreviews } from './send-previews.ts';

/** Reserves space for the files, then sends them and their previews. `signal` is that of their upload. */
export async function reserveAndSend(files: readonly QueuedFile[], { me, client }: Sender, signal: AbortSignal): Promise<void> {
  if (files.length === 0) return;
  const key = newKey();
  const { uploadId, promises, allPosts } = await tryOn(() => openUpload(files, me, key));
  if (signal.aborted) {
    void cancelUpload(client, me, uploadId);
    return;
  }
  const reserved = files.flatMap(({ id, file }, index) => {
    const [form, post] = [promises[index], allPosts[index]];
    return form && post ? [{ id, file, form, post }] : [];
  });
  const reservations = new Map<number, Reservation>(reserved.map(({ id, form, post }) => [id, { form, post }]));
  void holdUpload(uploadId, signal);
  dispatch({ type: 'SpaceReserved', uploadId, reservations });
  sendDue();
  void sendPreviews(reserved, me, signal);
}

/** Sends the next files, as many at once as allowed. */
export function sendDue(): void {
  for (const file of dueToSend(currentUpload())) void send(file);
}

async function send({ id, file, reservation: { form, hasBegun } }: WaitingFile): Promise<void> {
  const { signal, unwatch } = signalOfFile(id);
  const onProgress = (percent: number) => signal.aborted || dispatch({ type: 'FileProgressed', id, percent });
  dispatch({ type: 'SendingStarted', id });
  try {
    await tryOn(() => sendFile({ form, hasBegun, file, signal, onProgress }));
    if (!signal.aborted) dispatch({ type: 'FileSent', id });
  } catch (error) {
    if (!signal.aborted) refuseFile(id, error instanceof ApiError ? error.message : texts.common.failed);
  } finally {
    unwatch();
    sendDue();
  }
}

/** Aborted when the file is removed or its upload ends. */
function signalOfFile(id: number): { readonly signal: AbortSignal; readonly unwatch: () => void } {
  const over = new AbortController();
  const stop = () => over.abort();
  const unwatchFiles = watchUpload(() => queuedFiles(currentUpload()).some((file) => file.id === id) || stop());
  const upload = uploadSignal();
  upload.addEventListener('abort', stop);
  const unwatch = () => {
    unwatchFiles();
    upload.removeEventListener('abort', stop);
  };
  return { signal: over.signal, unwatch };
}

/** Names the file if the upload ends with it; otherwise its tile states the problem. */
function refuseFile(id: number, problem: string): void {
  const files = queuedFiles(currentUpload());
  dispatch({ type: 'FileRefused', id, problem });
  if (currentUpload().status === 'choosing') toast(problem, 'bad', { detail: refusedFilesText(files) });
}

/** Sends a failed file again. */
export function retryFile(id: number): void {
  dispatch({ type: 'FileRetried', id });
  sendDue();
}
