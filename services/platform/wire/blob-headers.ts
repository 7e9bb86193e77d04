import type { ServerResponse } from 'node:http';
import { create } from 'content-disposition';
import type { SendOptions } from '../ports/blobs.ts';
import { badRange, blobChanged } from '../ports/shared/blob-rules.ts';
import { answerRefusal } from './http-refusal.ts';

/** Sets the same headers of a sent object on both platforms, independent of the store's. */
export function setBlobHeaders(response: ServerResponse, etag: string, options: SendOptions): void {
  response.setHeader('Content-Type', options.type);
  response.setHeader('Cache-Control', options.cacheControl);
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (options.attachment !== undefined) response.setHeader('Content-Disposition', create(plainName(options.attachment)));
}

/** A `Range` header with one well-formed range of bytes; any other is ignored, and everything is sent. */
export function singleRange(header: string | undefined): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  const backwards = first !== '' && last !== '' && Number(last) < Number(first);
  return (first === '' && last === '') || backwards ? undefined : `bytes=${first}-${last}`;
}

/** 416: the requested range contains no byte of the object. */
export function answerBadRange(response: ServerResponse, size: number): void {
  clearBlobHeaders(response);
  response.setHeader('Content-Range', `bytes */${size}`);
  answerRefusal(response, badRange(), 416);
}

/** 412: the object is not the one the request was for (If-Match). */
export function answerChanged(response: ServerResponse): void {
  clearBlobHeaders(response);
  answerRefusal(response, blobChanged(), 412);
}

/** Removes the headers of an object from an answer that will not carry it. */
export function clearBlobHeaders(response: ServerResponse): void {
  for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'Accept-Ranges', 'Content-Disposition', 'Content-Length', 'Content-Range'])
    response.removeHeader(name);
}

/** A file name without characters that file systems or headers refuse. */
function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}/\\]/gu, '_') || 'file';
}
