/** `held`: names with a lease of the holder. `surplus`: those in another holder's share, to be released once their work is done. */
export type LeaseState = { held: Set<string>; surplus: Set<string> };

/** Leases save work; correctness never depends on them, since a holder may have lost one without knowing. */
export type Leases = {
  /**
   * Renews, for `seconds`, the holder's leases among `names`, takes free or expired ones of its share, and returns its present ones. Holders that ask
   * for the same names share them evenly; leases beyond the share are kept until they are released.
   */
  hold(holder: string, names: string[], seconds: number): Promise<LeaseState>;
  /** Releases these names; without `names`, all, and the holder no longer has a share. */
  release(holder: string, names?: string[]): Promise<void>;
};
