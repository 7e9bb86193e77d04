import { idempotencyKeyHeader, positionHeader } from '@kloak/proto/api/headers.ts';
import { requestOf } from '@kloak/proto/api/request.ts';
import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';
import { noteKept } from './connectivity.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { fetchWithin } from './fetch-within.ts';
import { isRecord } from './is-record.ts';
import { receivedPosition } from './positions.ts';
import { texts } from './texts.ts';
import { jittered, wait } from './wait.ts';
import { keptHeader } from './worker-names.ts';

/** A failed call. `status` 0: no answer arrived (`code` `offline`), or one that is no answer of the API (`bad-answer`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Whole body of the refusal: it contains the request's id, and some name files. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, body: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

const maxAttempts = 5;
/** Limit, since a browser waits for minutes in a network that drops packets. */
const maxQueryMs = 30_000;

/** Makes a call that changes nothing. Throws an `ApiError`. */
export function query<Name extends ApiName>(name: Name, fields: Body<Name>): Promise<Answer<Name>> {
  return send(name, fields, { maxMs: maxQueryMs, offline: texts.common.notKept });
}

type MutateOptions = {
  /** Idempotency key of the first attempt, for a repeated call. */
  readonly key?: string;
  /** Also sent if the page is closed before the answer; for small bodies only. */
  readonly keepalive?: boolean;
  /** Limit in milliseconds, for a call that is repeated later. */
  readonly maxMs?: number;
};

/**
 * Makes a call that changes something. One operation has one idempotency key, so that a repeat after a lost answer changes nothing twice. Throws an
 * `ApiError`.
 */
export function mutate<Name extends ApiName>(name: Name, fields: Body<Name>, { key = newKey(), ...options }: MutateOptions = {}): Promise<Answer<Name>> {
  return send(name, fields, { headers: { [idempotencyKeyHeader]: key }, ...options });
}

/** 16 random bytes as text; `crypto.randomUUID` is missing on a plain-http home network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `offline`: message if there is no network. */
type Extra = { readonly headers?: Readonly<Record<string, string>>; readonly keepalive?: boolean; readonly maxMs?: number; readonly offline?: string };

async function send<Name extends ApiName>(name: Name, fields: Body<Name>, { maxMs, ...extra }: Extra): Promise<Answer<Name>> {
  for (let attempt = 1; ; attempt++) {
    const answered = await fetchWithin(maxMs, (signal) => fetchOnce(requestOf(name, fields), { ...extra, signal }));
    if (answered === undefined) throw noAnswer();
    const { response, body } = answered;
    if (response.headers.has(keptHeader)) noteKept();
    if (response.status === 503 && attempt < maxAttempts) {
      await pause(response.headers.get('Retry-After'));
      continue;
    }
    return answerOf<Name>(response.status, body);
  }
}

/** Returns the answer in the body of a response. Throws an `ApiError`. */
export function answerOf<Name extends ApiName>(status: number, body: unknown): Answer<Name> {
  if (status < 200 || status > 299) throw refusal(status, body);
  if (!isAnswer<Name>(body)) throw new ApiError(0, 'bad-answer', texts.common.failed);
  return body;
}

/** An answer with `success` is from our server, whose tests check it against the contract. Anything else, such as a proxy's page, is refused. */
function isAnswer<Name extends ApiName>(body: unknown): body is Answer<Name> {
  return isRecord(body) && body.success === true;
}

/** Error for a call without an answer. A browser that believes to be online may be wrong; one that reports offline is not. */
export const noAnswer = (offline: string = texts.common.offline): ApiError => new ApiError(0, 'offline', navigator.onLine ? texts.common.unreachable : offline);

async function fetchOnce(
  { method, path, body }: ReturnType<typeof requestOf>,
  { offline, ...extra }: Omit<Extra, 'maxMs'> & { readonly signal: AbortSignal },
): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', ...extra.headers };
  if (body) headers['Content-Type'] = 'application/json';
  const position = receivedPosition();
  if (position) headers[positionHeader] = position;
  const text = body && JSON.stringify(body);
  try {
    return await (takeEarlyAnswer(method, path, text) ?? fetch(path, { ...extra, method, headers, credentials: 'same-origin', body: text }));
  } catch {
    throw noAnswer(offline);
  }
}

/** Waits about as long as the server requested, at most 5 s; 1 s by default. */
function pause(retryAfter: string | null): Promise<void> {
  const seconds = Math.min(Number(retryAfter) || 1, 5);
  return wait(jittered(seconds * 1000));
}

function refusal(status: number, answer: unknown): ApiError {
  const body = isRecord(answer) ? answer : {};
  const code = typeof body.code === 'string' ? body.code : 'unknown';
  const message = typeof body.message === 'string' ? body.message : texts.common.failed;
  return new ApiError(status, code, message, body);
}
