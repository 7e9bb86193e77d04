/** The server of a test: what it answers by `METHOD /path` (without /api), and every call that came. */
type Body = Readonly<Record<string, unknown>>;
type Answer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: object };
type Handler = object | ((body: Body, path: string) => Answer | Promise<Answer>);
export type Call = { readonly route: string; readonly body: Body; readonly headers: Headers; readonly keepalive: boolean };
export type Served = { readonly calls: readonly Call[]; readonly to: (route: string) => readonly Call[] };

export const ok = (body: object): Answer => ({ body: { success: true, ...body } });
export const refuse = (status: number, code = 'refused', message = 'No.', details: object = {}): Answer => ({
  status,
  body: { success: false, code, message, requestId: 'r1', ...details },
});

/** Stands in for the network. A path ending in `*` answers all that begin so; a call nobody answers fails like a lost connection. */
export function serve(routes: Readonly<Record<string, Handler>>): Served {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input).replace(/^\/api/, '');
    const route = `${init?.method ?? 'GET'} ${path}`;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    calls.push({ route, body, headers: new Headers(init?.headers), keepalive: init?.keepalive === true });
    const key = Object.keys(routes).find((name) => name === route || (name.endsWith('*') && route.startsWith(name.slice(0, -1))));
    const handler = key === undefined ? undefined : routes[key];
    if (handler === undefined) throw new TypeError(`nobody answers ${route}`);
    const answer = typeof handler === 'function' ? await handler(body, path) : ok(handler);
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200, ...(answer.headers && { headers: answer.headers }) });
  };
  return { calls, to: (route) => calls.filter((call) => call.route.startsWith(route)) };
}
