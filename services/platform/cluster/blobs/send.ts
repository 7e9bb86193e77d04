import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BlobFacts, SendOptions } from '../../ports/blobs.ts';
import { blobChanged, noBlob } from '../../ports/shared/blob-rules.ts';
import { answerBadRange, answerChanged, setBlobHeaders, singleRange } from '../../wire/blob-headers.ts';
import type { Bucket } from './client.ts';
import type { BlobsProxy } from './proxy.ts';

type Sending = { bucket: Bucket; proxy: BlobsProxy; stat(key: string): Promise<BlobFacts | undefined> };

/**
 * Sends an object as it comes from S3, under our own headers. A plain request is one question to S3; for what S3 does not do
 * itself (HEAD by the same signature, If-Range, several ETags) the object's facts are asked first.
 */
export async function sendObject(sending: Sending, key: string, request: IncomingMessage, response: ServerResponse, options: SendOptions): Promise<void> {
  const { 'if-none-match': known, 'if-range': ifRange, 'if-match': ifMatch } = request.headers;
  const range = singleRange(request.headers.range);
  const simple = request.method === 'GET' && ifRange === undefined && ifMatch === undefined && (known === undefined || /^"[^",]*"$/.test(known));
  if (simple) return passObject(sending, key, request, response, options, { ...(range && { range }), ...(known && { 'if-none-match': known }) });

  const facts = await sending.stat(key);
  if (!facts) throw noBlob();
  if (ifMatch !== undefined && !matches(ifMatch, facts.etag)) return answerChanged(response);
  if (known !== undefined && matches(known, facts.etag)) return answerKnown(response, facts.etag, options);
  if (request.method === 'HEAD') {
    setBlobHeaders(response, facts.etag, options);
    response.setHeader('Content-Length', facts.size);
    response.end();
    return;
  }
  const wanted = range && (ifRange === undefined || ifRange === facts.etag) ? { range } : {};
  await passObject(sending, key, request, response, options, { ...wanted, 'if-match': facts.etag });
}

async function passObject(
  sending: Sending,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: SendOptions,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const { bucket, proxy } = sending;
  const url = await getSignedUrl(bucket.client, new GetObjectCommand({ Bucket: bucket.name, Key: key }), { expiresIn: 60 });
  const pass = () => proxy.pass(request, response, { url, headers });
  // Tried twice: S3 may have closed the kept connection just now.
  const answer = await pass()
    .catch(pass)
    .catch(() => {
      throw bucket.doubt();
    });
  if (answer.statusCode === 200 || answer.statusCode === 206) {
    setBlobHeaders(response, answer.headers.etag ?? '', options);
    for (const name of ['content-length', 'content-range']) if (answer.headers[name] !== undefined) response.setHeader(name, answer.headers[name]);
    response.statusCode = answer.statusCode;
    // A reader that closes the connection in the middle is no error.
    await pipeline(answer, response).catch(() => undefined);
    return;
  }
  answer.resume();
  if (answer.statusCode === 304) return answerKnown(response, headers['if-none-match'] ?? '', options);
  if (answer.statusCode === 416) return answerBadRange(response, (await sending.stat(key))?.size ?? 0);
  if (answer.statusCode === 404) throw noBlob();
  if (answer.statusCode === 412) throw blobChanged();
  throw bucket.doubt();
}

function answerKnown(response: ServerResponse, etag: string, options: SendOptions): void {
  setBlobHeaders(response, etag, options);
  response.removeHeader('Content-Type');
  response.statusCode = 304;
  response.end();
}

/** Whether one of the listed ETags is this one. */
function matches(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
