import { digest, laneOf } from '../codec/keys.ts';
import { Refusal, unavailable } from '../errors.ts';
import type { Store } from '../ports/store.ts';
import type { Operation } from './operation.ts';

/** Operations that hold their key already, in this process. */
const claims = new WeakMap<Operation, Promise<void>>();

export function keyReused(): Refusal {
  return new Refusal('conflict', 'key-reused', 'This Idempotency-Key was used for another request.');
}

/** Whether a client may repeat the operation: then what changes nothing is remembered too. Reactions decide again instead. */
export const isClientKeyed = (operation: Operation): boolean => operation.keyed && operation.bodyHash !== undefined;

async function claim(store: Store, operation: Operation, now: Date): Promise<void> {
  // Streams of claims are called so in every log there is.
  const id = digest('act', ...operation.idempotencyScope, operation.method);
  const place = { lane: laneOf(id, store.lanes), stream: `act:${id}`, home: id, version: 1, key: id };
  const { bodyHash } = operation;
  const appended = await store.log.append({ ...place, who: [], events: [], at: now.toISOString(), bodyHash });
  if (appended.outcome === 'moved') throw unavailable('The log');
  if (appended.commit.bodyHash !== bodyHash) throw keyReused();
}

/**
 * [Note: One key, one request] A decision's key holds its stream, and another body may lead to another stream, even of another lane.
 * So a client's key is claimed for its body before the operation's first commit, on a stream of its own in a lane that the key alone
 * chooses. What is refused before that leaves no claim. Refuses: 409 `key-reused`.
 */
export async function claimKey(store: Store, operation: Operation, now: Date): Promise<void> {
  if (!isClientKeyed(operation)) return;
  const claimed = claims.get(operation) ?? claim(store, operation, now);
  claims.set(operation, claimed);
  try {
    await claimed;
  } catch (error) {
    claims.delete(operation);
    throw error;
  }
}
