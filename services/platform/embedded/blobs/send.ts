import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import send from 'send';
import { unavailable } from '../../errors.ts';
import type { SendOptions } from '../../ports/blobs.ts';
import { answerBadRange, answerChanged, clearBlobHeaders, setBlobHeaders, singleRange } from '../../wire/blob-headers.ts';
import type { Stored } from './facts.ts';
import type { Folder } from './folder.ts';

/** Bytes read at once; `send` hands it to the file stream. */
const readAheadBytes = 256 * 1024;

/** Sends the bytes of an object: ranges and conditions are the library's, the headers ours. Resolves when the answer is over. */
export async function sendStored(folder: Folder, stored: Stored, request: IncomingMessage, response: ServerResponse, options: SendOptions): Promise<void> {
  setBlobHeaders(response, `"${stored.sha256}"`, options);
  request.headers.range = rangeWithin(request.headers.range, stored.size);
  const { promise: unsent, reject } = Promise.withResolvers<never>();
  const reading = { root: folder.root, cacheControl: false, etag: false, lastModified: false, index: false, highWaterMark: readAheadBytes };
  send(request, stored.file, reading)
    .on('error', (error: { status?: number }) => {
      if (response.headersSent) return response.destroy();
      if (error.status === 416) return answerBadRange(response, stored.size);
      if (error.status === 412) return answerChanged(response);
      clearBlobHeaders(response);
      reject(error.status === 404 ? error : unavailable('Storage'));
    })
    .pipe(response);
  // A reader that closes the connection in the middle is no error.
  await Promise.race([finished(response).catch(() => undefined), unsent]);
}

/** The library refuses a suffix that is longer than the object, which means all of it. */
function rangeWithin(header: string | undefined, size: number): string | undefined {
  const range = singleRange(header);
  const [, suffix] = /^bytes=-(\d+)$/.exec(range ?? '') ?? [];
  return suffix !== undefined && Number(suffix) > size ? 'bytes=0-' : range;
}
