import type { UploadForm } from '@kloak/proto/api/types.ts';
import { type SendAnswer, sendBody } from './send-body.ts';

type Resumable = NonNullable<UploadForm['resumable']>;
type PartsOptions = { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void };

const tus = { 'Tus-Resumable': '1.0.0' };
const partTaken = 204;
const otherOffset = 409;
/** Differing offsets in a row, as when two pages send the same file. */
const maxCorrections = 3;

/**
 * Sends a file from where its stored bytes end. Returns the status of the answer that ended it: 204 once all bytes are stored, 0 if no answer arrived. A
 * repeated call continues.
 */
export async function sendInParts(file: File, { url, partSize }: Resumable, { signal, onProgress }: PartsOptions): Promise<number> {
  const { size } = file;
  const found = await sendBody({ method: 'HEAD', url, headers: tus, signal });
  if (found.status !== 200) return found.status;
  let offset = offsetOf(found);
  for (let corrections = 0; offset < size; ) {
    const begin = offset;
    const body = file.slice(begin, begin + partSize);
    const answer = await sendBody({
      method: 'PATCH',
      url,
      body,
      headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(begin) },
      signal,
      onProgress: (percent) => onProgress(Math.floor((100 * begin + percent * body.size) / size)),
    });
    const isCorrected = answer.status === otherOffset && ++corrections <= maxCorrections;
    if (answer.status !== partTaken && !isCorrected) return answer.status;
    if (!isCorrected) corrections = 0;
    offset = offsetOf(answer);
  }
  return partTaken;
}

const offsetOf = ({ header }: SendAnswer): number => Number(header('Upload-Offset') ?? 0);
