import { digest } from '../codec/keys.ts';
import { emptyPosition, mergePositions, type Position } from '../wire/position.ts';

/**
 * One operation: a client's request, or the work after one event. Its key lets a repeat find the first decisions, and the same ids. It gathers the
 * written position, and a flag for answers from a view that lags.
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
  /** Types of the events that it decided, now or at its first run. */
  readonly decided: Set<string>;
  /** Keys of its decisions, except named ones. */
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
export function requiredPosition(operation: Operation): Position {
  return mergePositions(operation.position, operation.outcome.wrote);
}

/** The key of a decision: unique to (operation, stream, step). */
export function decisionKey(operation: Operation, stream: string, step: string): string {
  return digest(...operation.idempotencyScope, operation.method, stream, step);
}

/**
 * Decides under a key that no other decision of the operation has: the second would get the first one's answer, and never be made. Throws for a used
 * key; a failed decision may be repeated.
 */
export async function decideOnce<Result>({ decisions }: Operation, key: string, stream: string, work: () => Promise<Result>): Promise<Result> {
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
