import { randomUUID } from 'node:crypto';

/** What the front door answers, by its own description (`/api/openapi.json`). */
type Answered = { status: number; headers: Headers; body: Record<string, unknown> };
export type Upload = { name: string; type: string; bytes: Buffer };
export type SendOptions = { method?: string; body?: unknown; key?: string; headers?: Record<string, string> };

/** Somebody with a browser's cookies, at the front door. */
export type Visitor = {
  /** Any call; answers whatever the status. `key` is the Idempotency-Key; a fresh one unless given. */
  send(path: string, options?: SendOptions): Promise<Answered>;
  /** Posts JSON and answers the body, which its reader says is an `Answer`; throws `{status} {path}: {message}` unless it succeeds. */
  post<Answer>(path: string, body: object, key?: string): Promise<Answer>;
  /** Posts a signed form; answers the status. */
  postForm(path: string, fields: Record<string, string>, file: Upload): Promise<number>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The account that signed in. */
  userId(): string;
  cookies(): string;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Whoever asks names the shape: this is a client, and the server's own description is checked elsewhere. */
const isAnswer = <Answer>(value: unknown): value is Answer => isObject(value);

export function visit(base: string): Visitor {
  const jar = new Map<string, string>();
  let user = '';
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const visitorFetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookies());
    const response = await fetch(new URL(path, base), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '' || /max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  const send: Visitor['send'] = async (path, { method = 'POST', body, key = randomUUID(), headers = {} } = {}) => {
    const hasBody = body !== undefined && method !== 'GET';
    const sent = { 'idempotency-key': key, ...(hasBody && { 'content-type': 'application/json' }), ...headers };
    const response = await visitorFetch(path, { method, headers: sent, ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }) });
    const answer: unknown = await response.json().catch(() => ({}));
    if (path.endsWith('/users/login') && isObject(answer) && typeof answer.userId === 'string') user = answer.userId;
    return { status: response.status, headers: response.headers, body: isObject(answer) ? answer : {} };
  };

  return {
    send,
    fetch: visitorFetch,
    async post<Answer>(path: string, body: object, key?: string) {
      const { status, body: answer } = await send(path, { body, ...(key !== undefined && { key }) });
      if (status !== 200 || !isAnswer<Answer>(answer)) throw new Error(`${status} ${path}: ${String(answer.message)}`);
      return answer;
    },
    async postForm(path, fields, { name, type, bytes }) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const response = await visitorFetch(path, { method: 'POST', body: form });
      await response.arrayBuffer();
      return response.status;
    },
    userId: () => user,
    cookies,
  };
}
