// What storage remembers of media's answers. [Note: Grants] Only grants, for at most 2 s, per session and key; not for a request
// that has seen more than the grant had; and none of before a change of relations that we heard of. The act that ends access is answered
// by a gateway that has forgotten them already: its own wake-up may come a moment later than the next request.
import type { Live } from '@kloak/platform/ports/live.ts';
import type { Position } from '@kloak/platform/position.ts';
import { covers } from '../caller/positions.ts';

/** `fileName` is the name of an original. */
type Grant = { type: string; fileName?: string };

const goodForMs = 2000;
const remembered = 20_000;

export type Grants = {
  /** Answers what is remembered, else asks; what `ask` throws is not remembered. */
  get(session: string, key: string, position: Position, ask: () => Promise<Grant>): Promise<Grant>;
  /** Nothing granted before holds any more. */
  forgetAll(): void;
  close(): void;
};

export function rememberGrants(live: Pick<Live, 'onWake'>, now: () => number = Date.now): Grants {
  const known = new Map<string, { grant: Grant; position: Position; until: number }>();
  let changes = 0;
  const forgetAll = () => {
    changes += 1;
    known.clear();
  };
  const stopListening = live.onWake('relations', forgetAll);

  return {
    async get(session, key, position, ask) {
      const name = `${session} ${key}`;
      const kept = known.get(name);
      if (kept !== undefined && kept.until > now() && covers(kept.position, position)) return kept.grant;
      const [askedAt, asked] = [now(), changes];
      const grant = await ask();
      // Relations may have changed while media answered.
      if (asked !== changes) return grant;
      known.delete(name);
      known.set(name, { grant, position, until: askedAt + goodForMs });
      const oldest = known.size > remembered ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return grant;
    },
    forgetAll,
    close: stopListening,
  };
}
