// Facts found while a request is answered, for later logging.
import type { IncomingMessage } from 'node:http';

type Asked = {
  /** Account of the session, or one whose secret the caller has just proved. */
  account?: string | undefined;
  /** A session of theirs began by it. */
  beganSession?: true;
  /** Path in the contract, or the area that answers. */
  path?: string;
};

const known = new WeakMap<IncomingMessage, Asked>();

export const askedOf = (request: IncomingMessage): Asked => known.get(request) ?? {};

export function noteAsked(request: IncomingMessage, more: Asked): void {
  known.set(request, { ...askedOf(request), ...more });
}
