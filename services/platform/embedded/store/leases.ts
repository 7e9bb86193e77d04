// One process has locked the folder, so its leases are in its memory and end with it.
import type { Leases } from '../../ports/leases.ts';
import { kindOf, shareOf } from '../../ports/shared/lease-share.ts';

export function openLeases(): Leases {
  const leases = new Map<string, { holder: string; until: number }>();
  /** Holders that ask for names of a kind, and the end of each request's validity. */
  const asking = new Map<string, Map<string, number>>();

  const holdersOf = (kind: string, holder: string, now: number, until: number): string[] => {
    const holders = asking.get(kind) ?? new Map<string, number>();
    asking.set(kind, holders.set(holder, until));
    for (const [one, over] of holders) if (over <= now) holders.delete(one);
    return [...holders.keys()];
  };

  return {
    async hold(holder, names, seconds) {
      const now = performance.now();
      const until = now + seconds * 1000;
      const share = shareOf(holder, holdersOf(kindOf(names), holder, now, until), names);
      const held = names.filter((name) => {
        const lease = leases.get(name);
        return lease?.holder === holder || (share.has(name) && (!lease || lease.until <= now));
      });
      for (const name of held) leases.set(name, { holder, until });
      return { held: new Set(held), surplus: new Set(held.filter((name) => !share.has(name))) };
    },
    async release(holder, names) {
      for (const [name, lease] of leases) if (lease.holder === holder && (names?.includes(name) ?? true)) leases.delete(name);
      if (names === undefined) for (const holders of asking.values()) holders.delete(holder);
    },
  };
}
