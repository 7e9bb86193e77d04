/** A call as HTTP has it. No `body` for GET. */
export type HttpRequest = { readonly method: string; readonly path: string; readonly body?: object };

/**
 * Builds the request for a call by its name in `Api` and its fields. Fields that the path names are placed in it, the others in the body, or after `?`
 * in a GET. For all clients; it imports nothing, so that a browser may load it.
 */
export function requestOf(name: string, fields: object): HttpRequest {
  const [method = '', template = ''] = name.split(' ');
  const body: Record<string, unknown> = { ...fields };
  const path = template.replace(/\{(\w+)\}/g, (_place, field: string) => {
    const { [field]: value } = body;
    if (typeof value !== 'string') throw new TypeError(`${name} needs "${field}"`);
    delete body[field];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { method, path, body };
  const query = String(new URLSearchParams(Object.entries(body).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]]))));
  return { method, path: query === '' ? path : `${path}?${query}` };
}
