import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const header = 'X-Request-Id';

/** Gives a request its id; it stands in the answer's headers, in every failure and in our log. */
export function nameRequest(response: ServerResponse): string {
  const id = randomUUID();
  response.setHeader(header, id);
  return id;
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(header) ?? '');
}
