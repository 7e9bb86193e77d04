import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const header = 'X-Request-Id';

/** Assigns an id to a request, for the answer's headers, failures and our log. */
export function assignRequestId(response: ServerResponse): string {
  const id = randomUUID();
  response.setHeader(header, id);
  return id;
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(header) ?? '');
}
