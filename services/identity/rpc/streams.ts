// Where the streams of identity stand: a member's in the member's lane, a claim in its own.
import { normalizeName } from '@kloak/access/normalize-name.ts';
import { digest } from '@kloak/platform/engine/keys.ts';
import type { StreamRef } from '@kloak/platform/service.ts';

export const accountRef = (account: string): StreamRef => ({ id: account, home: account });

export const sessionRef = (session: string, account: string): StreamRef => ({ id: session, home: account });

export function nameRef(name: string): StreamRef {
  const folded = normalizeName(name);
  return { id: folded, home: folded };
}

/** A digest stands for the address: stream names are never blanked. */
export function mailRef(address: string): StreamRef {
  const folded = digest(normalizeName(address.trim()));
  return { id: folded, home: folded };
}
