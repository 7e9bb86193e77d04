// Answers GET and HEAD of bytes with a known size.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlobFacts, SendOptions } from '../ports/blobs.ts';
import type { ReadPlan } from '../ports/objects.ts';
import { answerBadRange, answerChanged, clearBlobHeaders, setBlobHeaders, singleRange } from './blob-headers.ts';
import { freeBytes } from './own-bytes.ts';

/** Both ends are inclusive. */
type Range = { start: number; end: number };

/** Object that can be sent; `read` returns bytes within it. Each piece is valid only until the next one is requested. */
export type Sendable = { facts: Pick<BlobFacts, 'etag' | 'size'>; read(range: Range): AsyncIterable<Uint8Array> };

/** Part of it that the answer to a request needs. */
export function restNeeded({ method, headers }: IncomingMessage): ReadPlan['rest'] {
  const isSome = method === 'HEAD' || headers.range !== undefined || headers['if-none-match'] !== undefined;
  return isSome ? 'some' : 'all';
}

/** Resolves when the answer is over, or nobody waits for it any longer. A refusal is thrown before anything is answered. */
export async function sendBytes({ facts, read }: Sendable, request: IncomingMessage, response: ServerResponse, options: SendOptions): Promise<void> {
  const { etag, size } = facts;
  const { 'if-none-match': known, 'if-range': ifRange, 'if-match': ifMatch } = request.headers;
  if (ifMatch !== undefined && !matches(ifMatch, etag)) return answerChanged(response);
  setBlobHeaders(response, etag, options);
  if (known !== undefined && matches(known, etag)) return answerKnown(response);
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, size) : undefined;
  if (range === 'none') return answerBadRange(response, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.setHeader('Content-Length', end + 1 - start);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.statusCode = range ? 206 : 200;
  if (request.method === 'HEAD') return void response.end();
  try {
    await writeAll(read({ start, end }), response);
  } catch (error) {
    // Too late for another answer: the reader sees the cut connection.
    if (response.headersSent) return void response.destroy();
    clearBlobHeaders(response);
    throw error;
  }
}

function answerKnown(response: ServerResponse): void {
  response.removeHeader('Content-Type');
  response.statusCode = 304;
  response.end();
}

/** True if one of the listed ETags is this one. */
function matches(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** Parses a `Range` header: undefined means everything, `none` contains no byte of it. */
function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(singleRange(header) ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'none' : { start, end };
}

/** Bytes of an answer that are read ahead of its reader: some chunks, because otherwise each would wait for a turn of its own. */
const maxAheadBytes = 262_144;

/** Writes at the reader's pace. A reader that closes the connection in the middle is no error. */
async function writeAll(bytes: AsyncIterable<Uint8Array>, response: ServerResponse): Promise<void> {
  for await (const piece of bytes) {
    if (response.destroyed) return;
    response.write(piece, (error) => error || freeBytes(piece));
    if (response.writableLength > maxAheadBytes) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = () => {
    response.off('drain', over).off('close', over);
    resolve();
  };
  response.on('drain', over).on('close', over);
  if (response.destroyed) over();
  return promise;
}
