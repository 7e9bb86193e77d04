/** Treatment of a key that an older build stored in clear, so that backups may contain it: it is replaced, or wrapped and kept. */
export type ClearKey = 'renew' | 'keep';

/** Read by their own service alone; never relayed, folded or listed. `named`: the place of the commit that will name the secret. */
export type Secrets = {
  put(id: string, value: string, named: { lane: number; key: string }): Promise<void>;
  get(id: string): Promise<string | undefined>;
  /** Absent ones are fine. */
  delete(id: string): Promise<void>;
  /** The value under a fixed id; when there is none, `make` makes it, once for all processes. `clear` is for `wrappedSecrets` alone. */
  ensure(id: string, make: () => string, clear?: ClearKey): Promise<string>;
  /** The fixed ids. */
  fixed(): Promise<string[]>;
  /** Replaces the value under a fixed id, unless it is not `former` any more. */
  replace(id: string, former: string, value: string): Promise<void>;
  /** Removes secrets that were put before `before` and that no commit names. Returns their number. */
  sweep(before: Date): Promise<number>;
};
