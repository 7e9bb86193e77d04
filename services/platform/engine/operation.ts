import { digest } from '../codec/keys.ts';
import { emptyPosition, mergePositions, type Position } from '../wire/position.ts';

/**
 * One operation: what a client asked once, or what follows one event. Its key makes a repeat find what was decided, and its ids the same.
 * It gathers what was written meanwhile, and whether a view answered without what it should have folded.
 */
export type Operation = {
  /** Scope of the idempotency key: account and client's key, or event and reaction. */
  readonly idempotencyScope: readonly (string | number)[];
  /** The rpc; empty for reactions, whose scope contains it. */
  readonly method: string;
  /** True if it can be repeated: it has a client's key, or is a reaction's. */
  readonly keyed: boolean;
  readonly bodyHash?: string;
  /** Position that answers must have seen. */
  readonly position: Position;
  readonly requestId: string;
  /** The types of the events that it decided, now or when it was asked before. */
  readonly decided: Set<string>;
  /** The keys of its decisions, but for those that have a name of their own. */
  readonly decisions: Set<string>;
  readonly outcome: { wrote: Position; stale: boolean; narrowed: boolean };
};

export function newOperation(parts: Omit<Operation, 'decided' | 'decisions' | 'outcome'>): Operation {
  return { ...parts, decided: new Set(), decisions: new Set(), outcome: { wrote: emptyPosition, stale: false, narrowed: false } };
}

export function noteWritten(operation: Operation, position: Position): void {
  operation.outcome.wrote = mergePositions(operation.outcome.wrote, position);
}

/** Position that a view must have folded before it answers this operation: the caller's, and the operation's own commits. */
export function awaited(operation: Operation): Position {
  return mergePositions(operation.position, operation.outcome.wrote);
}

/** The key of a decision: unique to (operation, stream, step). */
export function decisionKey(operation: Operation, stream: string, step: string): string {
  return digest(...operation.idempotencyScope, operation.method, stream, step);
}

/**
 * Decides under a key that no other decision of the operation has: the second would be answered as the first was, and never made. Throws where it has; what failed may be decided
 * again.
 */
export async function decideFirst<Result>({ decisions }: Operation, key: string, stream: string, work: () => Promise<Result>): Promise<Result> {
  if (decisions.has(key)) throw new Error(`The operation decides twice on ${stream} without a step of its own.`);
  decisions.add(key);
  try {
    return await work();
  } catch (error) {
    decisions.delete(key);
    throw error;
  }
}

/** The key of a decision that has a name of its own: unique to (stream, name). */
export function namedKey(stream: string, once: string): string {
  return digest('once', stream, once);
}
