import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '../errors.ts';
import { refusalCodes } from './refusal-codes.ts';

/**
 * Answers a refusal in the public shape; `status` if HTTP has a finer one than the kind's. The request's id is that of the answer's `X-Request-Id`, if
 * any.
 */
export function answerRefusal(response: ServerResponse, refusal: Refusal, status = refusalCodes[refusal.kind].http): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const requestId = response.getHeader('X-Request-Id');
  const body = { success: false, code: refusal.code, message: refusal.message, requestId: requestId === undefined ? undefined : String(requestId) };
  const text = JSON.stringify({ ...refusal.details, ...body });
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.setHeader('Cache-Control', 'no-store');
  if (refusal.kind === 'unavailable' && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', '1');
  response.end(text);
}

/** Limits for reading the rest of a refused body: bytes and time. */
const maxUnread = { bytes: 16 * 1024 * 1024, ms: 10_000 };

/** Lets a refused browser continue to send for a while: it then reads the answer instead of a cut connection. */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete) return;
  let leftBytes = maxUnread.bytes;
  const patience = setTimeout(() => request.destroy(), maxUnread.ms).unref();
  request.once('close', () => clearTimeout(patience));
  request.on('data', (chunk: Buffer) => {
    leftBytes -= chunk.length;
    if (leftBytes < 0) request.destroy();
  });
  request.resume();
}
