// The bus port: carries commits between services. It may lose, repeat, delay or reorder them: consumers keep their own cursors and read missing commits
// from the owner's log.
import type { Commit } from './store.ts';

export type Bus = {
  /** Sends commits of one partition of a service's log, in order. Refuses: 503 `unavailable`. */
  publish(source: string, lane: number, commits: Commit[]): Promise<void>;
  /**
   * Passes the listener all later commits of the given services' logs, or an empty list if it may have to read some from the log; the listener never
   * throws. Resolves once it listens, or if the bus is unavailable, and then keeps trying. Returns a function that stops it.
   */
  subscribe(sources: string[], listener: (source: string, lane: number, commits: Commit[]) => void): Promise<() => Promise<void>>;
  problems(): string[];
  /** Warnings that do not prevent delivery. */
  warnings(): string[];
};
