import type { Position } from '../position.ts';
import { further, nowhere } from '../position.ts';
import { digest } from './keys.ts';

/**
 * One act: what a client asked once, or what follows one event. Its key makes a repeat find what was decided, and its ids the same.
 * It gathers what was written meanwhile, and whether a view answered late.
 */
export type Act = {
  /** Who acts, and under which key: account and client's key, or event and reaction. */
  readonly scope: readonly (string | number)[];
  /** What is done: the rpc; empty for reactions, whose scope says it. */
  readonly what: string;
  /** A repeat is possible: the client's own key, or a reaction. */
  readonly keyed: boolean;
  readonly bodyHash?: string;
  /** What answers must have seen. */
  readonly position: Position;
  readonly requestId: string;
  readonly outcome: { wrote: Position; stale: boolean };
};

export function newAct(parts: Omit<Act, 'outcome'>): Act {
  return { ...parts, outcome: { wrote: nowhere, stale: false } };
}

export function noteWritten(act: Act, position: Position): void {
  act.outcome.wrote = further(act.outcome.wrote, position);
}

/** What a view must have folded before it answers this act: what the caller has seen, and what the act wrote itself. */
export function awaited(act: Act): Position {
  return further(act.position, act.outcome.wrote);
}

/** The key of a decision: unique to (act, stream, step). */
export function decisionKey(act: Act, stream: string, step: string): string {
  return digest(...act.scope, act.what, stream, step);
}
