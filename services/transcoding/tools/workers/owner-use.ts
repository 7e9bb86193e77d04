/** Use counts half as much after each minute. */
const halfLifeMs = 60_000;
/** Owners below this are dropped, so the table stays as small as the number of recent uploaders. */
const negligibleMs = 10;

export type OwnerUse = {
  /** Adds how long a worker rendered for an owner, in milliseconds. */
  add(owner: string, ms: number): void;
  /** Recent use in milliseconds; 0 for an owner without any. */
  of(owner: string): number;
};

/** Recent rendering time of each owner, with exponential decay. `now`: a monotonic clock in milliseconds. */
export function ownerUse(now: () => number): OwnerUse {
  const used = new Map<string, { ms: number; at: number }>();
  const left = ({ ms, at }: { ms: number; at: number }) => ms * 0.5 ** ((now() - at) / halfLifeMs);
  const of: OwnerUse['of'] = (owner) => {
    const entry = used.get(owner);
    return entry === undefined ? 0 : left(entry);
  };
  return {
    of,
    add(owner, ms) {
      used.set(owner, { ms: of(owner) + ms, at: now() });
      for (const [one, entry] of used) if (left(entry) < negligibleMs) used.delete(one);
    },
  };
}
