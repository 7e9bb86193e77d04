// Remembered answers of media for storage requests. [Note: Grants] Only grants are remembered, per session and key, for `lastsMs`. One is not used for a
// request that has seen a later position, nor after a wake-up about revoked access. The gateway that answers a revoking call forgets grants before it
// answers, because the wake-up may arrive after the next request.

import { entryLimit } from '@kloak/platform/lists/entry-limit.ts';
import type { Live } from '@kloak/platform/ports/live.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { covers, type Position } from '@kloak/platform/wire/position.ts';
import { LRUCache } from 'lru-cache';

/** `fileName` is the name of an original. */
type Grant = { type: string; fileName?: string };

const lastsMs = 2000;
const maxRemembered = 20_000;

export type Grants = {
  /** Returns the remembered grant, or calls `ask`, whose errors are not remembered. */
  get(session: string, key: string, position: Position, ask: () => Promise<Grant>): Promise<Grant>;
  /** Drops all remembered grants. */
  forgetAll(): void;
  close(): void;
};

export function rememberGrants(live: Pick<Live, 'onWake'>, now = () => performance.now()): Grants {
  const known = new LRUCache<string, { grant: Grant; position: Position; until: number }>(entryLimit(maxRemembered));
  let changes = 0;
  const forgetAll = () => {
    changes += 1;
    known.clear();
  };
  const stopListening = live.onWake(wakeUps.accessNarrowed, forgetAll);

  return {
    async get(session, key, position, ask) {
      const name = `${session} ${key}`;
      const kept = known.get(name);
      if (kept !== undefined && kept.until > now() && covers(kept.position, position)) return kept.grant;
      const [askedAt, asked] = [now(), changes];
      const grant = await ask();
      // Relations may have changed while media answered.
      if (asked !== changes) return grant;
      known.set(name, { grant, position, until: askedAt + lastsMs });
      return grant;
    },
    forgetAll,
    close: stopListening,
  };
}
