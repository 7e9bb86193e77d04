import { digest } from '../codec/keys.ts';
import { Refusal } from '../errors.ts';
import type { Claim } from '../ports/claims.ts';
import type { Operation } from './operation.ts';

/** Operations whose key this process has claimed. */
const claimed = new WeakSet<Operation>();

export function keyReused(): Refusal {
  return new Refusal('conflict', 'key-reused', 'This Idempotency-Key was used for another request.');
}

type ClientKeyed = Operation & { readonly bodyHash: string };

/** Whether a client may repeat the operation: then what changes nothing is remembered too. Reactions decide again instead. */
export const isClientKeyed = (operation: Operation): operation is ClientKeyed => operation.keyed && operation.bodyHash !== undefined;

/**
 * [Note: One key, one request] A decision's key holds its stream, and another body may lead to another stream, even of another lane. So a client's key is claimed for its body with
 * the operation's first commit, or the note that it changed nothing. What is refused before that leaves no claim. Claims are rows beside the log, removed after 48 hours: nobody repeats
 * a call for so long, and a row that is removed too early, by a wrong clock, costs no more than that a
 * key may be used for another body, and that what changed nothing is decided again. What a call decided its repeat finds in the log,
 * however old. Builds of before wrote claims as commits without events, on streams `act:…`, and `nothing:…` for what changed nothing: these are still found by their keys, those are
 * not looked for any more.
 */
export function claimOf(operation: Operation, at: Date): Claim | undefined {
  if (!isClientKeyed(operation) || claimed.has(operation)) return undefined;
  const { idempotencyScope, method, bodyHash } = operation;
  return { key: digest('act', ...idempotencyScope, method), bodyHash, at: at.toISOString() };
}

export function noteClaimed(operation: Operation): void {
  claimed.add(operation);
}
