/** A call as HTTP has it. No `body` for GET. */
export type HttpRequest = { readonly method: string; readonly path: string; readonly body?: object };

/**
 * The request for a call by its name in `Api` and its fields: those that the path names stand there, the others in the body. For all clients; it imports
 * nothing, so that a browser may load it.
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
  return method === 'GET' ? { method, path } : { method, path, body };
}
