import type { UploadForm } from '@kloak/proto/api/types.ts';
import { ApiError } from '../lib/api.ts';
import { texts } from '../lib/texts.ts';
import { sendBody } from './send-body.ts';
import { sendInParts } from './send-in-parts.ts';
import { filesTexts as t } from './texts.ts';

const stored = 204;

/** `hasBegun`: some of its bytes may be stored, so that it is sent in parts whatever its size. */
type SendFileOptions = {
  readonly form: UploadForm;
  readonly hasBegun?: boolean | undefined;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
};

/**
 * Sends a file to its place: in parts if it is larger than one, so that a lost connection costs one part at most. Refuses with status 0 if no answer
 * arrived. A file that is no longer readable is a refusal. Rejects with an `AbortError` when cancelled.
 */
export async function sendFile({ form: { url, fields, resumable }, hasBegun, file, signal, onProgress }: SendFileOptions): Promise<void> {
  signal.throwIfAborted();
  const status =
    resumable && (hasBegun || file.size > resumable.partSize)
      ? await sendInParts(file, resumable, { signal, onProgress })
      : (await sendBody({ url, body: formOf(fields, file), signal, onProgress })).status;
  if (status === stored) return;
  signal.throwIfAborted();
  // A browser reports a file that was moved or changed in the same way as a lost connection.
  if (status === 0 && !(await canBeRead(file))) throw new ApiError(400, 'unreadable', t.unreadable(file.name));
  throw new ApiError(status, 'storage', texts.common.failed);
}

/** The file is the last field: a form is checked before its bytes. */
function formOf(fields: UploadForm['fields'], file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
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
