import type { UploadForm } from '@kloak/proto/api/types.ts';
import { ApiError } from '../lib/api.ts';
import { texts } from '../lib/texts.ts';
import { postForm } from './post-form.ts';
import { filesTexts as t } from './texts.ts';

const stored = 204;

type SendFileOptions = { readonly form: UploadForm; readonly file: File; readonly signal: AbortSignal; readonly onProgress: (percent: number) => void };

/**
 * Posts a file with its signed form; `status` 0 if no answer arrived. A file that is no longer readable is a refusal. Rejects with an `AbortError` when
 * cancelled.
 */
export async function sendFile({ form: { url, fields }, file, signal, onProgress }: SendFileOptions): Promise<void> {
  signal.throwIfAborted();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const { status } = await postForm({ url, form, signal, onProgress });
  if (status === stored) return;
  signal.throwIfAborted();
  // A browser reports a file that was moved or changed in the same way as a lost connection.
  if (status === 0 && !(await canBeRead(file))) throw new ApiError(400, 'unreadable', t.unreadable(file.name));
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
