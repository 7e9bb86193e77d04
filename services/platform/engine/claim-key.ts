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

/** True if a client may repeat the operation: then decisions without events are noted too. Reactions decide again instead. */
export const isClientKeyed = (operation: Operation): operation is ClientKeyed => operation.keyed && operation.bodyHash !== undefined;

/**
 * [Note: One key, one request] A decision's key includes its stream, and another body may lead to another stream, even in another partition. A client's
 * key is therefore claimed for its body, together with the operation's first commit or the note that nothing changed. A refusal before that leaves no
 * claim. Claims are rows beside the log, removed after 48 hours: no client repeats a call for so long. If a wrong clock removes a row too early, the key
 * may be used for another body, and a call without effect is decided again. Commits of a call are found in the log at any age. Older builds wrote claims
 * as commits without events, on streams `act:…`, and `nothing:…` for calls without effect. The latter are still found by their keys, the former are
 * ignored.
 */
export function claimOf(operation: Operation, at: Date): Claim | undefined {
  if (!isClientKeyed(operation) || claimed.has(operation)) return undefined;
  const { idempotencyScope, method, bodyHash } = operation;
  return { key: digest('act', ...idempotencyScope, method), bodyHash, at: at.toISOString() };
}

export function noteClaimed(operation: Operation): void {
  claimed.add(operation);
}
