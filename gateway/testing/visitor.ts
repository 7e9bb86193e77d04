// A browser without pages: it keeps cookies and asks.
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
type Ask = { method?: string; body?: unknown; headers?: Record<string, string> };

export type Visitor = {
  /** Sends JSON (text goes as it is) and reads JSON. */
  send(path: string, ask?: Ask): Promise<Answer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  cookies(): string;
  /** Forgets or replaces a cookie. */
  setCookie(name: string, value?: string): void;
};

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function visitor(base: string): Visitor {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookies());
    const response = await fetch(base + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    fetch: visit,
    cookies,
    setCookie: (name, value) => void (value === undefined ? jar.delete(name) : jar.set(name, value)),
    async send(path, { method = 'POST', body, headers = {} } = {}) {
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const response = await visit(path, { method, headers, ...(text === undefined ? {} : { body: text }) });
      const read: unknown = await response.json().catch(() => undefined);
      return { status: response.status, headers: response.headers, body: isObject(read) ? read : {} };
    },
  };
}
