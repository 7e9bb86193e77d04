// What is found out of a request while it is answered, for what tells of it afterwards.
import type { IncomingMessage } from 'node:http';

type Asked = {
  /** Whose session it came with, or who has just shown a secret of the account. */
  account?: string | undefined;
  /** A session of theirs began by it. */
  beganSession?: true;
  /** Of the contract, or the area that answers. */
  path?: string;
};

const known = new WeakMap<IncomingMessage, Asked>();

export const askedOf = (request: IncomingMessage): Asked => known.get(request) ?? {};

export function noteAsked(request: IncomingMessage, more: Asked): void {
  known.set(request, { ...askedOf(request), ...more });
}
