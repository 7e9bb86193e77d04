import { type Is, isRecord } from './is.ts';
import { heardPosition } from './positions.ts';
import { texts } from './texts.ts';

/** A call that failed. `status` 0: no answer came (`code` `offline`), or one that is not as described (`bad-answer`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  /** The whole body of the refusal: some name files in it. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, body: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = typeof body.requestId === 'string' ? body.requestId : undefined;
    this.body = body;
  }
}

/** A lost connection is told as what it is; everything else in the words of the screen. */
export function wordsOf(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.code === 'offline' ? error.message : otherwise;
}

const tries = 5;

/** Asks: a call that changes nothing. With a body it is a POST, as the API has it. */
export function ask<T>(path: string, is: Is<T>, body?: object): Promise<T> {
  return send(body ? 'POST' : 'GET', path, is, body, {});
}

/** Acts: a call that changes something. One act has one key, so that a repeat after a lost answer does nothing twice; who repeats it brings the key. */
export function act<T>(path: string, is: Is<T>, body: object, key = newKey()): Promise<T> {
  return send('POST', path, is, body, { headers: { 'Idempotency-Key': key } });
}

/** Acts, also when the page is left before the answer. For small bodies. */
export function actToTheEnd<T>(path: string, is: Is<T>, body: object): Promise<T> {
  return send('POST', path, is, body, { headers: { 'Idempotency-Key': newKey() }, keepalive: true });
}

/** 16 random bytes as text; `crypto.randomUUID` is missing on a plain-http home network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Extra = { readonly headers?: Readonly<Record<string, string>>; readonly keepalive?: boolean };

async function send<T>(method: string, path: string, is: Is<T>, body: object | undefined, extra: Extra): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetchOnce(method, path, body, extra);
    if (response.status === 503 && attempt < tries) {
      await pause(response.headers.get('Retry-After'));
      continue;
    }
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusal(response.status, answer);
    if (!is(answer)) throw new ApiError(0, 'bad-answer', texts.common.failed);
    return answer;
  }
}

async function fetchOnce(method: string, path: string, body: object | undefined, extra: Extra): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', ...extra.headers };
  if (body) headers['Content-Type'] = 'application/json';
  const position = heardPosition();
  if (position) headers['Kloak-At'] = position;
  try {
    return await fetch(`/api${path}`, { ...extra, method, headers, credentials: 'same-origin', ...(body ? { body: JSON.stringify(body) } : {}) });
  } catch {
    throw new ApiError(0, 'offline', texts.common.offline);
  }
}

/** Waits as long as the server asked (at most 5 s, 1 s without a word), and a little more or less, so that not all return at once. */
function pause(retryAfter: string | null): Promise<void> {
  const seconds = Math.min(Number(retryAfter ?? 1) || 1, 5);
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (0.9 + Math.random() * 0.2)));
}

function refusal(status: number, answer: unknown): ApiError {
  const body = isRecord(answer) ? answer : {};
  const code = typeof body.code === 'string' ? body.code : 'unknown';
  const message = typeof body.message === 'string' ? body.message : texts.common.failed;
  return new ApiError(status, code, message, body);
}
