// The cache port: what may be forgotten at any time.
import type { Position } from '../position.ts';

export type Cache = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, seconds: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** Counts one more under a key that is forgotten `seconds` after its first count. */
  count(key: string, seconds: number): Promise<{ count: number; resetsInSeconds: number }>;
  /** Raises a stored position to the later of both, atomically, and keeps it for `seconds`. */
  raise(key: string, position: Position, seconds: number): Promise<void>;
  position(key: string): Promise<Position>;
  problems(): string[];
};
