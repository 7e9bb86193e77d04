// A client with a browser's cookies at the front door: for tests, stories, the demonstration and benchmarks.
import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '../api/headers.ts';
import { requestOf } from '../api/request.ts';
import type { Answer, ApiName, Body, UploadForm } from '../api/types.ts';
import { cookieJar } from './cookie-jar.ts';

/** A received response; `body` is empty if it is no JSON object. */
export type HttpResponse = { readonly status: number; readonly headers: Headers; readonly body: Readonly<Record<string, unknown>> };
export type SendOptions = { method?: string; body?: unknown; key?: string | undefined; headers?: Record<string, string> };
/** A file as a browser's form sends it. */
export type FormFile = { fileName: string; type: string; bytes: Buffer };
export type Visitor = {
  /**
   * A call of the contract. `key` is its Idempotency-Key, a fresh one unless given; GET has none.
   * Throws a `CallError` unless it succeeds.
   */
  call<Name extends ApiName>(name: Name, fields: Body<Name>, key?: string): Promise<Answer<Name>>;
  /** The same with the raw response, also of a failure; `answerOf` reads it. */
  sendCall<Name extends ApiName>(name: Name, fields: Body<Name>, key?: string): Promise<HttpResponse>;
  /** Sends any request, also a malformed one, and returns any response. POST by default; text is sent unchanged, everything else as JSON. */
  send(path: string, options?: SendOptions): Promise<HttpResponse>;
  /** Posts the bytes of a file to the URL of its upload form. */
  postForm(form: Pick<UploadForm, 'url' | 'fields'>, file: FormFile): Promise<HttpResponse>;
  /** Like `fetch`, with the cookies; does not follow redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The `Cookie` header. */
  cookies(): string;
  /** Replaces a cookie; without a value, forgets it. */
  setCookie(name: string, value?: string): void;
};

/** A call that did not succeed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** Empty if the answer has none. */
  readonly code: string;
  readonly call: ApiName;

  constructor(call: ApiName, { status, body }: HttpResponse) {
    const code = typeof body.code === 'string' ? body.code : '';
    super(`${status} ${call}: ${code} ${String(body.message)}`);
    this.status = status;
    this.code = code;
    this.call = call;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Checks no further fields: the server and tests do. */
const isSuccess = <Name extends ApiName>(body: unknown): body is Answer<Name> => isObject(body) && body.success === true;

/** Returns the answer of a successful call; throws a `CallError` for any other. */
export function answerOf<Name extends ApiName>(name: Name, response: HttpResponse): Answer<Name> {
  const body: unknown = response.body;
  if (response.status !== 200 || !isSuccess<Name>(body)) throw new CallError(name, response);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws when the connection ends before the body does. */
async function read(response: Response): Promise<HttpResponse> {
  const body = parseJson(await response.text());
  return { status: response.status, headers: response.headers, body: isObject(body) ? body : {} };
}

/** Returns a client without cookies, at a base URL like `http://localhost:8080`. */
export function visitor(base: string): Visitor {
  const jar = cookieJar();

  const visitorFetch: Visitor['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    const cookies = jar.header();
    if (cookies !== '') headers.set('cookie', cookies);
    const response = await fetch(base + path, { redirect: 'manual', ...init, headers });
    jar.take(response.headers.getSetCookie());
    return response;
  };

  const send: Visitor['send'] = async (path, { method = 'POST', body, key, headers = {} } = {}) => {
    const sent = {
      ...(key !== undefined && { [idempotencyKeyHeader]: key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return read(await visitorFetch(path, { method, headers: sent, body: text }));
  };

  const sendCall: Visitor['sendCall'] = (name, fields, key = randomUUID()) => {
    const { method, path, body } = requestOf(name, fields);
    return send(path, { method, body, key: method === 'GET' ? undefined : key });
  };

  return {
    send,
    sendCall,
    fetch: visitorFetch,
    cookies: jar.header,
    setCookie: jar.set,
    call: async (name, fields, key) => answerOf(name, await sendCall(name, fields, key)),
    async postForm({ url, fields }, { fileName, type, bytes }) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), fileName);
      return read(await visitorFetch(url, { method: 'POST', body: form }));
    },
  };
}
