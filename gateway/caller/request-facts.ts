// Facts found while a request is answered, for later logging.
import type { IncomingMessage } from 'node:http';

type RequestFacts = {
  /** Account of the session, or one whose secret the caller has just proved. */
  account?: string | undefined;
  /** A session of theirs began by it. */
  beganSession?: true;
  /** Path in the contract, or the area that answers. */
  path?: string;
};

const known = new WeakMap<IncomingMessage, RequestFacts>();

export const requestFactsOf = (request: IncomingMessage): RequestFacts => known.get(request) ?? {};

export function noteRequestFacts(request: IncomingMessage, more: RequestFacts): void {
  known.set(request, { ...requestFactsOf(request), ...more });
}
