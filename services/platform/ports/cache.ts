// The cache port: values that may be forgotten at any time. Every question refuses, 503 `unavailable`, while the cache cannot be reached.
import type { Position } from '../wire/position.ts';

export type Cache = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, seconds: number): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * Adds `by`, a whole number from 1 on and by default 1, to the count of a key, which is forgotten `seconds` after its first count. Returns the new
   * count.
   */
  count(key: string, seconds: number, by?: number): Promise<{ count: number; resetsInSeconds: number }>;
  /** Merges a position into the stored one, atomically: the later of both in each partition. Keeps it for `seconds` from now. */
  raise(key: string, position: Position, seconds: number): Promise<void>;
  /** The stored position; the empty one when there is none. */
  position(key: string): Promise<Position>;
  problems(): string[];
};
