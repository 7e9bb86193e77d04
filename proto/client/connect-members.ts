import type { Visitor } from './visitor.ts';

type Member = Pick<Visitor, 'call'> & { readonly id: string };

/** Connects two members: one asks, the other accepts. `keys` are the Idempotency-Keys of both calls. */
export async function connectMembers(asks: Member, accepts: Member, keys: { request?: string; accept?: string } = {}): Promise<void> {
  const pair = { profileFrom: asks.id, profileTo: accepts.id };
  await asks.call('POST /api/connection/request', pair, keys.request);
  await accepts.call('POST /api/connection/accept', pair, keys.accept);
}
