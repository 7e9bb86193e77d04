import type { UploadForm } from '@kloak/proto/api/types.ts';
import { ApiError } from '../../lib/api.ts';
import { texts } from '../../lib/texts.ts';
import { uploadTexts as t } from './texts.ts';

const stored = 204;
const silenceMs = 60_000;

type Sending = { readonly form: UploadForm; readonly file: File; readonly signal: AbortSignal; readonly onProgress: (percent: number) => void };

/** Posts a file with its signed form; `status` 0 when no answer came. A file that cannot be read any more is a refusal. Rejects with an `AbortError` when cancelled. */
export async function sendFile(sending: Sending): Promise<void> {
  sending.signal.throwIfAborted();
  const status = await post(sending);
  if (status === stored) return;
  sending.signal.throwIfAborted();
  // A browser tells a file that was moved or changed since like a cut connection.
  if (status === 0 && !(await canBeRead(sending.file))) throw new ApiError(400, 'unreadable', t.unreadable(sending.file.name));
  throw new ApiError(status, 'storage', texts.common.failed);
}

function canBeRead(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Answers the status, 0 when there was none. It has no limit in all, but gives up after a minute without a byte going out, and when the browser says that it is offline. */
function post({ form, file, signal, onProgress }: Sending): Promise<number> {
  const request = new XMLHttpRequest();
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', file);
  let timer = setTimeout(() => request.abort(), silenceMs);
  const stop = () => request.abort();
  return new Promise<number>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('loadend', () => resolve(request.status));
    signal.addEventListener('abort', stop);
    window.addEventListener('offline', stop);
    request.open('POST', form.url);
    request.send(body);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    window.removeEventListener('offline', stop);
  });
}
