// The bus port: carries commits between services. It may lose, repeat, delay or reorder them: consumers keep their own cursors
// and fill every gap from the owner's log.
import type { Commit } from './store.ts';

export type Bus = {
  /** Sends commits of one lane, in order. Rejects when they could not be handed over. */
  publish(source: string, lane: number, commits: Commit[]): Promise<void>;
  /** Hears all lanes of the given logs from now on. Resolves when it listens, or when the bus is away: then it goes on trying. The listener throws nothing. */
  subscribe(sources: string[], listener: (source: string, lane: number, commits: Commit[]) => void): Promise<() => Promise<void>>;
  problems(): string[];
};
