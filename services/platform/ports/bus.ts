// The bus port: carries commits between services. It may lose, repeat, delay or reorder them: consumers keep their own cursors and read
// what is missing from the owner's log.
import type { Commit } from './store.ts';

export type Bus = {
  /** Sends commits of one lane of a service's log, in order. Refuses: 503 `unavailable`. */
  publish(source: string, lane: number, commits: Commit[]): Promise<void>;
  /** Hands the listener all commits of the given services' logs from now on, or none where there may be some that it has to read from the log; it throws nothing. Resolves when it listens, or when the bus is unavailable, and then goes on trying. Answers how to stop. */
  subscribe(sources: string[], listener: (source: string, lane: number, commits: Commit[]) => void): Promise<() => Promise<void>>;
  problems(): string[];
  /** What is not well and keeps nothing from being carried. */
  warnings(): string[];
};
