// One process holds the folder, so its leases live in its memory and end with it.
import type { Leases } from '../ports/store.ts';

export function openLeases(): Leases {
  const leases = new Map<string, { holder: string; until: number }>();
  return {
    async hold(holder, names, seconds) {
      const now = Date.now();
      const held = names.filter((name) => {
        const lease = leases.get(name);
        return !lease || lease.holder === holder || lease.until <= now;
      });
      for (const name of held) leases.set(name, { holder, until: now + seconds * 1000 });
      return new Set(held);
    },
    async release(holder) {
      for (const [name, lease] of leases) if (lease.holder === holder) leases.delete(name);
    },
  };
}
