import { ApiError } from '../../lib/api.ts';
import { texts } from '../../lib/texts.ts';
import { wait } from '../../lib/wait.ts';
import type { UploadForm } from './upload-queries.ts';

const tries = 4;
const stored = 204;
const silenceMs = 60_000;

type Sending = { readonly form: UploadForm; readonly file: File; readonly signal: AbortSignal; readonly onProgress: (percent: number) => void };

/** Posts a file with its signed form. A cut connection is tried again; a refusal of the storage is final. Refuses with an `AbortError` when cancelled. */
export async function sendFile(sending: Sending): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const status = await post(sending);
    if (status === stored) return;
    sending.signal.throwIfAborted();
    if (attempt === tries || (status >= 400 && status < 500)) throw new ApiError(status, 'storage', texts.upload.failed);
    await wait(1000 * 2 ** (attempt - 1));
    sending.signal.throwIfAborted();
  }
}

/** One try; answers the status, 0 when there was none. It has no limit in all, but gives up after a minute without a byte going out. */
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
    request.open('POST', form.url);
    request.send(body);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}
